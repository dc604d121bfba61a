# El solucionador que compta en un processador gràfic: les seves opcions, què no troba, i què diu de la seva feina.
gpu-help-device = Els processadors gràfics que s’han de fer servir, per número, com ara 0 o 0,1; cpu és el processador de la màquina, sol o al costat d’ells [per defecte: el primer]
gpu-help-device-memory = La memòria de cada processador gràfic que es pot fer servir, com ara 4g [per defecte: la que demana el compte, com a màxim nou dècimes parts de la lliure]
gpu-no-driver = gpu necessita un processador gràfic NVIDIA amb el seu controlador, però no s’ha trobat la biblioteca del controlador, libcuda.so.1; deixeu que Backtrail triï el solucionador, o feu servir --solver halves
gpu-no-device = gpu necessita un processador gràfic NVIDIA; s’ha trobat el controlador, però no veu cap dispositiu; deixeu que Backtrail triï el solucionador, o feu servir --solver halves
gpu-no-such-device = no hi ha cap processador gràfic { $number }; { $last ->
    [0] l’únic té el número 0
   *[other] van numerats del 0 al { $last }
}
gpu-too-old = el processador gràfic { $number } és massa antic; cal una capacitat de càlcul de 7.0 o més
gpu-no-compiler = gpu necessita el compilador NVRTC de NVIDIA (libnvrtc.so), que s’ha buscat entre les biblioteques del sistema, a CUDA_PATH i CUDA_HOME, i al paquet de Python nvidia-cuda-nvrtc; pip install nvidia-cuda-nvrtc l’instal·la
gpu-not-compiled = els nuclis de càlcul no es compilen: { $why }
gpu-no-room = el processador gràfic té massa poca memòria lliure per a aquest tauler; doneu-ne més amb --device-memory, o atureu altres programes que el facin servir
gpu-failed = el processador gràfic no pot continuar: { $why }
gpu-bad-device = --device: «{ $word }» no és ni el número d’un processador gràfic ni cpu; doneu per exemple 0, o 0,1, o cpu
gpu-counted-on = comptat a { $devices }, nuclis { $seconds } s
gpu-kernels = nuclis: claus { $keys } s, fulles { $leaves } s, filtre { $filter } s, unió { $join } s; { $memory } del processador gràfic, prefixos de { $prefix ->
    [one] { $prefix } fila
   *[other] { $prefix } files
}, { $overflows ->
    [one] { $overflows } desbordament
   *[other] { $overflows } desbordaments
}
