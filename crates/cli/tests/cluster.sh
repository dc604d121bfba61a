#!/usr/bin/env bash
# A count on a real Slurm: three nodes on this machine, one of which is killed in mid-run. Sum and statistics must be those of one
# machine. Needs root and, on Debian and its kin, installs what is missing; everything else is in a folder of its own. Exits with 77 where
# Slurm itself cannot be installed or started: nothing was tested then.
set -euo pipefail
cd "$(dirname "$0")/../../.."

if [ "$(id -u)" != 0 ]; then
  echo "cluster: Slurm's nodes are started as root: run this as root" >&2
  exit 1
fi
if ! { command -v slurmctld && command -v slurmd && command -v munged && command -v sbatch; } >/dev/null; then
  apt-get update -q || exit 77
  # The packages must not start daemons of their own.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' > $policy
    chmod +x $policy
    made=1
  fi
  DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends slurmctld slurmd slurm-client munge || exit 77
  [ -z "${made:-}" ] || rm $policy
fi

program=${BACKTRAIL:-$PWD/target/debug/backtrail}
[ -n "${BACKTRAIL:-}" ] || cargo build --locked -q
work=$(mktemp -d /tmp/backtrail-cluster.XXXXXX)
export SLURM_CONF=$work/slurm.conf
nodes="n1 n2 n3"

# Ends what was started here, and only that.
finish() {
  code=$?
  for node in $nodes; do
    [ -s "$work/$node.pid" ] && kill -9 "$(cat "$work/$node.pid")" 2>/dev/null || true
  done
  for daemon in slurmctld munged; do
    [ -s "$work/$daemon.pid" ] && kill "$(cat "$work/$daemon.pid")" 2>/dev/null || true
  done
  if [ $code = 0 ]; then
    rm -rf "$work"
  else
    echo "cluster: failed; what the daemons say is in $work" >&2
    tail -n 20 "$work"/*.log >&2 || true
  fi
  exit $code
}
trap finish EXIT

# Keys, and three nodes that differ by their ports.
chmod 755 "$work"
dd if=/dev/urandom of="$work/munge.key" bs=1 count=1024 status=none
chmod 600 "$work/munge.key"
munged --force --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
  --log-file="$work/munged.log" --seed-file="$work/munge.seed"
base=$((20000 + $$ % 20000))
cat > "$SLURM_CONF" <<CONF
ClusterName=backtrail
SlurmctldHost=$(hostname)(127.0.0.1)
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
SlurmdTimeout=10
ReturnToService=2
JobRequeue=1
MailProg=/bin/true
SchedulerParameters=sched_interval=2
CONF
at=0
for node in $nodes; do
  at=$((at + 1))
  echo "NodeName=$node NodeHostname=$(hostname) NodeAddr=127.0.0.1 Port=$((base + at)) CPUs=1 RealMemory=4000" >> "$SLURM_CONF"
done
echo "PartitionName=all Nodes=n[1-3] Default=YES State=UP" >> "$SLURM_CONF"
# Nothing here uses control groups, which a container may lack; from version 23 on Slurm can do without the plugin.
case $(slurmd -V) in
  *" 1"?.* | *" 2"[0-2].*) plugin=cgroup/v1 ;;
  *) plugin=disabled ;;
esac
echo "CgroupPlugin=$plugin" > "$work/cgroup.conf"
mkdir "$work/state"
slurmctld
for node in $nodes; do
  mkdir "$work/$node"
  slurmd -N "$node"
done
for _ in $(seq 60); do
  [ "$(sinfo -h -o %T | sort -u)" = idle ] && break
  sleep 1
done
sinfo
if [ "$(sinfo -h -o %T | sort -u)" != idle ]; then
  echo "cluster: Slurm's nodes do not start on this machine" >&2
  exit 77
fi

# What one machine says.
question="queens 13 --solver marks"
# shellcheck disable=SC2086
"$program" $question --count --json > "$work/one.json"

# What three say, though one dies.
run=$work/run
# shellcheck disable=SC2086
"$program" plan $question --units 60 --confirm 5% --slurm -o "$run" --time-limit 1s
sh "$run/submit.sh"
for _ in $(seq 120); do
  delivered=$(find "$run/results" -name '*.json' | wc -l)
  [ "$delivered" -ge 10 ] && break
  sleep 0.5
done
[ "$delivered" -lt 60 ] || echo "cluster: too quick, the node dies after the end" >&2
dead=$(cat "$work/n2.pid")
echo "cluster: $delivered jobs are delivered; node n2 dies"
kill -9 "$dead" $(pgrep -P "$dead" || true) $(pgrep -f "slurmstepd.*n2" || true) 2>/dev/null || true
for _ in $(seq 300); do
  [ -s "$run/outcome.json" ] && grep -q exhausted "$run/outcome.json" && break
  sleep 1
done
"$program" status "$run"
squeue || true

# The same but for times and what only a collected count says.
same() {
  python3 - "$1" <<'PY' 2>/dev/null || sed -E 's/"(seconds|threads|jobs|machines|confirmed)":[^,}]*,?//g' "$1"
import json, sys
outcome = json.loads(open(sys.argv[1]).read().splitlines()[-1])
for name in ["seconds", "threads", "jobs", "machines", "confirmed"]:
    outcome.pop(name, None)
print(json.dumps(outcome, sort_keys=True))
PY
}
if [ "$(same "$work/one.json")" != "$(same "$run/outcome.json")" ]; then
  echo "cluster: the cluster says something else:" >&2
  cat "$work/one.json" "$run/outcome.json" >&2
  exit 1
fi
echo "cluster: sum and statistics are those of one machine: $(same "$run/outcome.json")"
