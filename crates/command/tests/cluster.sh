#!/usr/bin/env bash
# A count on a real Slurm: three nodes on this machine, one of which is killed in mid-run. Sum and statistics must be those of one
# machine. The same by xargs, and by HyperQueue with two workers, one of which is killed, if `hq` is on the PATH or HQ names it. Needs root
# and, on Debian and its kin, installs what is missing of Slurm; everything else is in a folder of its own.
#
# BACKTRAIL_CLUSTER="queens 21" has something longer counted, on Slurm alone; BACKTRAIL_CLUSTER_MINUTES says how long that may take.
#
# Exits with 77 and a sentence where Slurm cannot be installed or started, or is too slow to end: nothing was tested then. With 1 where
# the count on the cluster came to an end and is not that of one machine. Nothing here waits without a limit.
set -uo pipefail
cd "$(dirname "$0")/../../.." || exit 77
PATH=$PATH:/usr/sbin:/sbin

say() { echo "cluster: $*"; }
untested() {
  say "nothing was tested: $*" >&2
  exit 77
}

[ "$(id -u)" = 0 ] || untested "Slurm's nodes are started as root; run this as root"
needed="slurmctld slurmd munged sbatch sinfo squeue"
have() { command -v $needed >/dev/null 2>&1 && [ "$(command -v $needed | wc -l)" = 6 ]; }
if ! have; then
  command -v apt-get >/dev/null || untested "Slurm is not installed, and there is no apt-get to install it"
  say "installs Slurm"
  log=$(mktemp)
  (
    # The packages must not start daemons of their own.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e $policy ]; then
      trap 'rm -f "$policy"' EXIT
      printf '#!/bin/sh\nexit 101\n' > $policy
      chmod +x $policy
    fi
    export DEBIAN_FRONTEND=noninteractive
    apt="timeout -k 10 150 apt-get -qy -o DPkg::Lock::Timeout=60 -o Acquire::Retries=2"
    $apt update
    $apt install --no-install-recommends slurmctld slurmd slurm-client munge
  ) < /dev/null > "$log" 2>&1
  have || untested "Slurm cannot be installed here: $(tail -n 1 "$log")"
  rm -f "$log"
fi

# A program that is built already will do, unless a source is newer.
program=${BACKTRAIL:-}
target=${CARGO_TARGET_DIR:-target}
for built in "$target/release/backtrail" "$target/debug/backtrail"; do
  [ -z "$program" ] && [ -x "$built" ] && [ -z "$(find crates -path '*/src/*' -newer "$built" -print -quit)" ] && program=$built
done
if [ -z "$program" ]; then
  say "builds the program"
  cargo build --locked -q -p backtrail-command || exit 1
  program=$target/debug/backtrail
fi
program=$(realpath "$program") || exit 1

work=$(mktemp -d /tmp/backtrail-cluster.XXXXXX) || untested "/tmp cannot be written"
export SLURM_CONF=$work/slurm.conf

# The processes whose first environment has these lines. This script is not among them: it was given SLURM_CONF only now.
started_with() {
  local environment pid line
  for environment in /proc/[0-9]*/environ; do
    pid=${environment#/proc/}
    for line; do
      tr '\0' '\n' < "$environment" 2>/dev/null | grep -qxF -- "$line" || continue 2
    done
    echo "${pid%/environ}"
  done 2>/dev/null
}

# Ends what was started here, and only that.
finish() {
  local code=$?
  trap - EXIT INT TERM HUP
  # A daemon that is killed may leave a task that has just begun.
  for _ in 1 2 3 4 5; do
    left=$(started_with "SLURM_CONF=$SLURM_CONF")
    [ -n "$left" ] || break
    # shellcheck disable=SC2086
    kill -9 $left 2>/dev/null
    sleep 0.2
  done
  [ $code != 1 ] || tail -n 15 "$work"/*.log "$work"/run/log/*.txt >&2 2>/dev/null
  rm -rf "$work"
  exit $code
}
trap finish EXIT
trap 'exit 130' INT TERM HUP

# A key, and three nodes that differ by their ports.
chmod 755 "$work"
dd if=/dev/urandom of="$work/munge.key" bs=1 count=1024 status=none
chmod 600 "$work/munge.key"
timeout 30 munged --force --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
  --log-file="$work/munged.log" --seed-file="$work/munge.seed" > "$work/out" 2>&1 ||
  untested "munged does not start here: $(tail -n 1 "$work/out")"
base=$((10000 + $$ % 20000))
host=$(uname -n | cut -d. -f1)
cat > "$SLURM_CONF" <<CONF
ClusterName=backtrail
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
SlurmctldPort=$base
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/%n
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/%n.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
SlurmdTimeout=5
KillWait=2
ReturnToService=2
JobRequeue=1
MailProg=/bin/true
SchedulerParameters=sched_interval=1,batch_sched_delay=0
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((base + 1)) CPUs=1 RealMemory=4000
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((base + 2)) CPUs=1 RealMemory=4000
NodeName=n3 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((base + 3)) CPUs=1 RealMemory=4000
PartitionName=all Nodes=n[1-3] Default=YES State=UP
CONF
# Nothing here uses control groups, which a container may lack; from version 23 on Slurm can do without the plugin.
case $(timeout 10 slurmd -V) in
  *" 1"?.* | *" 2"[0-2].*) plugin=cgroup/v1 ;;
  *) plugin=disabled ;;
esac
echo "CgroupPlugin=$plugin" > "$work/cgroup.conf"
mkdir "$work/state" "$work/n1" "$work/n2" "$work/n3"
timeout 30 slurmctld > "$work/out" 2>&1 || untested "slurmctld does not start here: $(tail -n 1 "$work/out")"
for node in n1 n2 n3; do
  timeout 30 slurmd -N $node > "$work/out" 2>&1 || untested "slurmd does not start here: $(tail -n 1 "$work/out")"
done

# Waits for a command to succeed, this many seconds at most.
await() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.1
  done
}
are_idle() { [ "$(timeout 10 sinfo -h -o %T 2>/dev/null | sort -u)" = idle ]; }
await 45 are_idle || untested "Slurm's nodes do not come up here: $(tail -n 1 "$work/slurmctld.log")"
timeout -k 5 60 sbatch --wait -N 3 --output=/dev/null --wrap true > "$work/out" 2>&1 < /dev/null ||
  untested "Slurm runs no job here: $(tail -n 1 "$work/out")"
await 30 are_idle || untested "Slurm's nodes do not become free again: $(tail -n 1 "$work/slurmctld.log")"
say "three nodes are up"

# What one machine says.
question=${BACKTRAIL_CLUSTER:-queens 13 --solver marks}
minutes=${BACKTRAIL_CLUSTER_MINUTES:-4}
# shellcheck disable=SC2086
timeout "${minutes}m" "$program" $question --count --json > "$work/one.json" || exit 1
# Where two outcomes say the same, but for times and what only a collected count says.
counters='"(status|solutions|visits|checks|rejections|dead_ends|max_depth)":[^,}]*|"profile":\[[^]]*\]'
# Before the outcome a slow machine tells of its progress.
counted() { grep '"type":"outcome"' "$1" | grep -oE "$counters"; }
one=$(counted "$work/one.json")
# Ends the test unless the outcome in a file is that of one machine.
is_that_of_one() {
  if [ -z "$one" ] || [ "$one" != "$(counted "$2")" ]; then
    say "$1 says something else:" >&2
    cat "$work/one.json" "$2" >&2
    exit 1
  fi
}

# What three say, though one dies.
run=$work/run
# shellcheck disable=SC2086
timeout 60 "$program" plan $question --units 30 --confirm 5% --slurm -o "$run" --time-limit 1s --quiet || exit 1
timeout 60 sh "$run/submit.sh" > /dev/null || exit 1
delivered() { find "$run/results" -name '*.json' | wc -l; }
some_are_delivered() { [ "$(delivered)" -ge 6 ]; }
await 60 some_are_delivered || untested "Slurm delivers nothing within a minute"
# A machine that loses its power: the daemon, what it started, and what looks after that.
kill -9 "$(cat "$work/n2.pid")"
say "$(delivered) jobs are delivered; node n2 dies"
dying=""
for task in $(started_with "SLURM_CONF=$SLURM_CONF" SLURMD_NODENAME=n2); do
  dying="$dying $(ps -o ppid= -p "$task") $task"
done
# shellcheck disable=SC2086
kill -9 $dying 2>/dev/null
is_over() { [ -z "$(timeout 10 squeue -h 2>/dev/null || echo unknown)" ] || grep -qs '"exhausted"' "$run/outcome.json"; }
await $((60 * minutes)) is_over || untested "Slurm has not ended after $minutes minutes: $(timeout 10 squeue 2>&1 | tail -n 1)"

is_that_of_one "the cluster" "$run/outcome.json"
# shellcheck disable=SC2086
say "Slurm: sum and statistics are those of one machine:" $one
[ -z "${BACKTRAIL_CLUSTER-}" ] || exit 0

# The same by other means, in a folder each; the number of the last job.
planned() {
  # shellcheck disable=SC2086
  jobs=$(timeout 60 "$program" plan $question --units 30 -o "$1" --json | grep -oE '"jobs":[0-9]+') || exit 1
  last=$((${jobs#*:} - 1))
}
collected() {
  timeout 60 "$program" collect "$2" --json --quiet > "$work/out.json"
  is_that_of_one "$1" "$work/out.json"
  say "$1: the same"
}
planned "$work/xargs"
seq 0 $last | timeout 240 xargs -P 3 -n 1 "$program" shard "$work/xargs" --quiet || exit 1
collected xargs "$work/xargs"

hq=${HQ:-hq}
untried() {
  say "HyperQueue is not tried: $*"
  exit 0
}
command -v "$hq" >/dev/null || untried "there is no hq on the PATH"
export HQ_SERVER_DIR=$work/hq
"$hq" server start --host 127.0.0.1 > "$work/hq-server.log" 2>&1 &
disown
answers() { timeout 10 "$hq" server info > "$work/out" 2>&1; }
await 30 answers || untried "its server does not start here: $(tail -n 1 "$work/hq-server.log")"
"$hq" worker start --cpus 1 > "$work/hq-dying.log" 2>&1 &
dying=$!
disown
"$hq" worker start --cpus 1 > "$work/hq-worker.log" 2>&1 &
disown
planned "$work/hyperqueue"
run=$work/hyperqueue
timeout 240 "$hq" submit --array 0-$last --cpus 1 --stdout none --stderr none --wait \
  bash -c "exec '$program' shard '$run' \$HQ_TASK_ID --quiet" > "$work/out" 2>&1 &
submitted=$!
await 60 some_are_delivered || untried "it delivers nothing within a minute: $(tail -n 1 "$work/out")"
say "$(delivered) jobs are delivered; a worker of HyperQueue dies"
kill -9 $dying
wait $submitted || untried "it does not end: $(tail -n 1 "$work/out")"
collected HyperQueue "$run"
