code-label = El programa del solucionador
code-title = Programa de { $solver }
code-idea = Idea de { $solver }
code-language = Llenguatge de programació
code-program = El programa en { $language }
