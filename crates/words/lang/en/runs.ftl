# Long runs: ledgers, folders of results, estimates.
runs-held = { $file } is in use: the process { $holder } is working on it
runs-no-locks = { $file }: the file system has no locks ({ $why }), so two processes could count the same; put the ledger on a local disk
runs-cannot-write = { $file } cannot be written: { $why }
runs-full = { $file } cannot be written: the disk is full; all that it holds is safe, so make room and resume
runs-directory = { $file } is a directory; a ledger is a file
runs-no-ledger = { $file } is not a ledger of Backtrail; nothing was changed
runs-newer-ledger = { $file } was written by a newer version of Backtrail; nothing was changed
runs-not-begun = there is no ledger in { $file }
runs-damaged = { $file } is damaged ({ $place }); nothing was changed
runs-other-instance = { $file } is about another instance: the contents of { $what } have changed; nothing was overwritten
runs-other-run = { $file } is the ledger of “{ $theirs }”, not of “{ $ours }”; nothing was overwritten
runs-other-units = { $file }: this version cuts the count of { $solver } into other units; finish it with version { $version }
runs-no-ledgers = this program was built without ledgers (cargo feature “ledger”)
