# Els càlculs llargs: registres, carpetes de resultats, estimacions.
runs-held = { $file } està en ús: el procés { $holder } hi treballa
runs-no-locks = { $file }: el sistema de fitxers no té blocatges ({ $why }), i dos processos podrien comptar el mateix; poseu el registre en un disc local
runs-cannot-write = no es pot escriure { $file }: { $why }
runs-full = no es pot escriure { $file }: el disc és ple; tot el que conté és segur, feu lloc i repreneu
runs-directory = { $file } és un directori; un registre és un fitxer
runs-no-ledger = { $file } no és un registre de Backtrail; no s’ha canviat res
runs-newer-ledger = { $file } va ser escrit per una versió més nova de Backtrail; no s’ha canviat res
runs-not-begun = no hi ha cap registre a { $file }
runs-damaged = { $file } està malmès ({ $place }); no s’ha canviat res
runs-other-instance = { $file } tracta d’una altra instància: el contingut de { $what } ha canviat; no s’ha sobreescrit res
runs-other-run = { $file } és el registre de «{ $theirs }», no de «{ $ours }»; no s’ha sobreescrit res
runs-other-units = { $file }: aquesta versió talla d’una altra manera el recompte de { $solver }; acabeu-lo amb la versió { $version }
runs-no-ledgers = aquest programa s’ha compilat sense registres (opció «ledger» de cargo)
