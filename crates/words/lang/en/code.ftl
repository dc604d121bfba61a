code-label = The solver’s program
code-title = Program of { $solver }
code-idea = Idea of { $solver }
code-language = Programming language
code-program = The program in { $language }
