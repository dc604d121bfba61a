# Le solveur qui compte sur un processeur graphique : ses options, ce qu’il ne trouve pas, ce qu’il dit de son travail.
gpu-help-device = Les processeurs graphiques à utiliser, par numéro, comme 0 ou 0,1 ; cpu est le processeur de la machine, seul ou à côté d’eux [par défaut : le premier]
gpu-help-device-memory = La mémoire de chaque processeur graphique qui peut être utilisée, comme 4g [par défaut : ce que le calcul demande, au plus neuf dixièmes de ce qui est libre]
gpu-no-driver = gpu a besoin d’un processeur graphique NVIDIA et de son pilote, mais la bibliothèque du pilote, libcuda.so.1, est introuvable ; laissez Backtrail choisir le solveur, ou utilisez --solver halves
gpu-no-device = gpu a besoin d’un processeur graphique NVIDIA ; son pilote a été trouvé, mais ne voit aucun appareil ; laissez Backtrail choisir le solveur, ou utilisez --solver halves
gpu-no-such-device = il n’y a pas de processeur graphique { $number } ; { $last ->
    [0] le seul a le numéro 0
   *[other] ils sont numérotés de 0 à { $last }
}
gpu-too-old = le processeur graphique { $number } est trop ancien ; il faut au moins la capacité de calcul 7.0
gpu-no-compiler = gpu a besoin du compilateur NVRTC de NVIDIA (libnvrtc.so), cherché parmi les bibliothèques du système, dans CUDA_PATH et CUDA_HOME, et dans le paquet Python nvidia-cuda-nvrtc ; pip install nvidia-cuda-nvrtc l’installe
gpu-not-compiled = les noyaux de calcul ne se compilent pas : { $why }
gpu-no-room = le processeur graphique a trop peu de mémoire libre pour cet échiquier ; accordez-en plus avec --device-memory, ou arrêtez d’autres programmes qui l’utilisent
gpu-failed = le processeur graphique ne peut pas continuer : { $why }
gpu-bad-device = --device : « { $word } » n’est ni le numéro d’un processeur graphique ni cpu ; donnez par exemple 0, ou 0,1, ou cpu
gpu-counted-on = compté sur { $devices }, noyaux { $seconds } s
gpu-kernels = noyaux : clés { $keys } s, feuilles { $leaves } s, filtre { $filter } s, jointure { $join } s ; { $memory } du processeur graphique, préfixes de { $prefix ->
    [one] { $prefix } ligne
   *[other] { $prefix } lignes
}, { $overflows ->
    [one] { $overflows } débordement
   *[other] { $overflows } débordements
}
