# Les longs calculs : registres, dossiers de résultats, estimations.
runs-held = { $file } est utilisé : le processus { $holder } y travaille
runs-no-locks = { $file } : le système de fichiers n’a pas de verrous ({ $why }), et deux processus pourraient compter la même chose ; placez le registre sur un disque local
runs-cannot-write = impossible d’écrire { $file } : { $why }
runs-full = impossible d’écrire { $file } : le disque est plein ; rien de ce qu’il contient n’est perdu, faites de la place et reprenez
runs-directory = { $file } est un dossier ; un registre est un fichier
runs-no-ledger = { $file } n’est pas un registre de Backtrail ; rien n’a été modifié
runs-newer-ledger = { $file } a été écrit par une version plus récente de Backtrail ; rien n’a été modifié
runs-not-begun = il n’y a pas de registre dans { $file }
runs-damaged = { $file } est endommagé ({ $place }) ; rien n’a été modifié
runs-other-instance = { $file } concerne une autre instance : le contenu de { $what } a changé ; rien n’a été écrasé
runs-other-run = { $file } est le registre de « { $theirs } », et non de « { $ours } » ; rien n’a été écrasé
runs-other-units = { $file } : cette version découpe autrement le comptage de { $solver } ; terminez-le avec la version { $version }
runs-no-ledgers = ce programme a été compilé sans registres (option « ledger » de cargo)
