// The words of the tree, all three languages side by side.
export default {
  en: {
    name: 'Tree of the search', hint: 'Arrow keys move, Enter goes there, space folds.',
    root: 'Root', chosen: 'Choice {label}', visit: 'Visit {visit}, depth {depth}',
    noneBelow: 'No nodes below', oneBelow: '1 node below', below: '{count} nodes below',
    refusedOne: '1 choice refused', refused: '{count} choices refused',
    choice: 'A choice', dead: 'A dead end', solution: 'A solution', foldedFailed: 'Folded: no solution below',
    foldedSolved: 'Folded: with solutions below', foldedOpen: 'Folded: being searched',
    fit: 'Fit', closer: 'Zoom in', farther: 'Zoom out', follow: 'Follow', foldFailed: 'Fold failed', unfoldAll: 'Unfold all',
    depth: 'Fold below depth', depthAny: 'all depths', depthOf: 'depth {depth}', icicle: 'Icicle', tree: 'Tree', whole: 'Whole search', trail: 'Way to the enlarged part',
  },
  fr: {
    name: 'Arbre de la recherche', hint: 'Les flèches déplacent, Entrée y va, espace replie.',
    root: 'Racine', chosen: 'Choix {label}', visit: 'Visite {visit}, profondeur {depth}',
    noneBelow: 'Aucun nœud en dessous', oneBelow: '1 nœud en dessous', below: '{count} nœuds en dessous',
    refusedOne: '1 choix refusé', refused: '{count} choix refusés',
    choice: 'Un choix', dead: 'Une impasse', solution: 'Une solution', foldedFailed: 'Replié : aucune solution en dessous',
    foldedSolved: 'Replié : des solutions en dessous', foldedOpen: 'Replié : recherche en cours',
    fit: 'Ajuster', closer: 'Agrandir', farther: 'Réduire', follow: 'Suivre', foldFailed: 'Replier les échecs', unfoldAll: 'Tout déplier',
    depth: 'Replier sous la profondeur', depthAny: 'toutes', depthOf: 'profondeur {depth}', icicle: 'Stalactite', tree: 'Arbre', whole: 'Toute la recherche', trail: 'Chemin vers la partie agrandie',
  },
  ca: {
    name: 'Arbre de la cerca', hint: 'Les fletxes mouen, Retorn hi va, espai plega.',
    root: 'Arrel', chosen: 'Tria {label}', visit: 'Visita {visit}, profunditat {depth}',
    noneBelow: 'Cap node a sota', oneBelow: '1 node a sota', below: '{count} nodes a sota',
    refusedOne: '1 tria rebutjada', refused: '{count} tries rebutjades',
    choice: 'Una tria', dead: 'Un carreró sense sortida', solution: 'Una solució', foldedFailed: 'Plegat: cap solució a sota',
    foldedSolved: 'Plegat: amb solucions a sota', foldedOpen: 'Plegat: s’hi està cercant',
    fit: 'Ajusta', closer: 'Amplia', farther: 'Redueix', follow: 'Segueix', foldFailed: 'Plega els fracassos', unfoldAll: 'Desplega-ho tot',
    depth: 'Plega sota la profunditat', depthAny: 'totes', depthOf: 'profunditat {depth}', icicle: 'Caramell', tree: 'Arbre', whole: 'Tota la cerca', trail: 'Camí cap a la part ampliada',
  },
};
