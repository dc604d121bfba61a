# The solver that counts on a GPU: its flags, what it does not find, and what it says of its work.
gpu-help-device = The GPUs to count on, by number, such as 0 or 0,1; cpu is this machine's processor, alone or beside them [default: the first GPU]
gpu-help-device-memory = How much memory of each GPU may be used, such as 4g [default: what the count needs, at most nine tenths of what is free]
gpu-no-driver = gpu needs an NVIDIA GPU with its driver, but the driver's library libcuda.so.1 was not found; leave the solver to Backtrail, or use --solver halves
gpu-no-device = gpu needs an NVIDIA GPU; its driver was found, but sees no device; leave the solver to Backtrail, or use --solver halves
gpu-no-such-device = there is no GPU { $number }; { $last ->
    [0] the only one is 0
   *[other] they are numbered from 0 to { $last }
}
gpu-too-old = GPU { $number } is too old; it must have compute capability 7.0 or more
gpu-no-compiler = gpu needs NVIDIA's compiler NVRTC (libnvrtc.so), which was looked for where the system has its libraries, in CUDA_PATH and CUDA_HOME, and in Python's package nvidia-cuda-nvrtc; pip install nvidia-cuda-nvrtc brings it
gpu-not-compiled = the kernels do not compile: { $why }
gpu-no-room = the GPU has too little free memory for this board; allow more with --device-memory, or end other programs that use it
gpu-failed = the GPU cannot go on: { $why }
gpu-bad-device = --device: '{ $word }' is neither the number of a GPU nor cpu; give, for example, 0 or 0,1 or cpu
gpu-counted-on = counted on { $devices }, kernels { $seconds } s
gpu-kernels = kernels: keys { $keys } s, leaves { $leaves } s, filter { $filter } s, join { $join } s; { $memory } of the GPU, prefixes of { $prefix ->
    [one] { $prefix } row
   *[other] { $prefix } rows
}, { $overflows ->
    [one] { $overflows } overflow
   *[other] { $overflows } overflows
}
