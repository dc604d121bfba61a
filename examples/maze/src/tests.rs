use super::*;

#[test]
fn the_laws_are_kept_and_units_add_up() {
    let maze = Maze::parse("S.../.#.#/..../#..E", &Bounds::NONE).unwrap();
    backtrail::laws::check(&Walker(maze.clone(), vec![maze.start])).unwrap();
    let mut registry = Registry::new();
    registry.add(Mazes).unwrap();
    let case = registry.puzzle("maze").unwrap().case(Box::new(maze));
    let solver = case.puzzle().solver("plain").unwrap();
    let request = registry::Request::new(registry::Question::Count);
    let whole = case.solve(solver, &request, &mut registry::ignore);
    assert_eq!(case.units(solver, Some(3)).unwrap().run_all(&request).stats, whole.stats);
}
