code-label = Le programme du solveur
code-title = Programme de { $solver }
code-idea = Idée de { $solver }
code-language = Langage de programmation
code-program = Le programme en { $language }
