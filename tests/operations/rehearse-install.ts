/**
 * `node tests/operations/rehearse-install.ts`: runs the `sh` blocks of docs/install.md, then those of “Restore” in docs/operations.md, in an empty
 * Debian, in a root folder and a network of its own. Nothing of this machine is changed. DEBIAN_ROOT names a folder that debootstrap has filled before;
 * it is not changed either.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installBlocks, PACKAGES_SECTION, RELEASE_SECTION, whyNotHere } from './rehearsal/plan.ts';

const DEBIAN = 'bookworm';
const say = (line: string) => void process.stdout.write(`· ${line}\n`);
const run = (program: string, words: string[], cwd = '.') => execFileSync(program, words, { cwd, stdio: 'inherit' });
const blocksOf = (section: string) => installBlocks().filter((block) => block.section === section);

/** The part with a network (packages), then the rest without one: what is started there reaches this machine on no port. */
const IN_NAMESPACES = `set -euo pipefail
mount -t overlay -o "lowerdir=$BASE,upperdir=$FOLDER/upper,workdir=$FOLDER/scratch" none "$FOLDER/debian"
mount --rbind /dev "$FOLDER/debian/dev"
mount -t proc none "$FOLDER/debian/proc"
printf '#!/bin/sh\\nexit 101\\n' > "$FOLDER/debian/usr/sbin/policy-rc.d" && chmod +x "$FOLDER/debian/usr/sbin/policy-rc.d"
cp --remove-destination /etc/resolv.conf "$FOLDER/debian/etc/resolv.conf"
DEBIAN_FRONTEND=noninteractive chroot "$FOLDER/debian" bash -euxo pipefail < "$FOLDER/packages.sh"
printf '127.0.0.1 localhost mishwar.localhost\\n' > "$FOLDER/debian/etc/hosts"
mount --bind "$FOLDER/debian/etc/hosts" /etc/hosts
exec unshare --net bash -c 'ip link set lo up && sysctl --quiet --write net.ipv4.ip_unprivileged_port_start=0 && exec "$NODE" tests/operations/rehearsal/inside.ts "$FOLDER"'`;

/** Makes a release of the committed state in a clone, with the packages that are installed here. */
function makeRelease(folder: string): void {
	const checkout = path.join(folder, 'checkout');
	run('git', ['clone', '--quiet', '--shared', '.', checkout]);
	run('cp', ['-al', 'node_modules', path.join(checkout, 'node_modules')]);
	for (const { code } of blocksOf(RELEASE_SECTION)) run('bash', ['-euxo', 'pipefail', '-c', code], checkout);
	run('cp', ['-r', path.join(checkout, 'release'), path.join(folder, 'release')]);
	rmSync(checkout, { recursive: true });
}

function rehearse(folder: string): void {
	for (const name of ['upper', 'scratch', 'debian']) mkdirSync(path.join(folder, name));
	say('Making the release');
	makeRelease(folder);
	say(readdirSync(path.join(folder, 'release')).join(', '));
	let base = process.env.DEBIAN_ROOT;
	if (!base) {
		say(`Making an empty Debian (${DEBIAN})`);
		base = path.join(folder, 'base');
		execFileSync('unshare', ['--mount', 'debootstrap', '--variant=minbase', '--include=systemd,ca-certificates', DEBIAN, base], {
			stdio: ['ignore', 'ignore', 'inherit'],
		});
	}
	writeFileSync(
		path.join(folder, 'packages.sh'),
		blocksOf(PACKAGES_SECTION)
			.map(({ code }) => code)
			.join('\n'),
	);
	execFileSync('unshare', ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc', 'bash', '-c', IN_NAMESPACES], {
		stdio: 'inherit',
		env: { ...process.env, FOLDER: folder, BASE: base, NODE: process.execPath },
	});
}

const reason = whyNotHere();
if (reason) {
	process.stderr.write(`The installation cannot be rehearsed here: ${reason}.\n`);
	process.exit(2);
}
mkdirSync('.data', { recursive: true });
// On the disk of node_modules, because its files are hard-linked into the clone.
const folder = mkdtempSync(path.resolve('.data', 'rehearsal-'));
try {
	rehearse(folder);
	say('Every block of docs/install.md, and of a restore, was run.');
} catch (error) {
	// The output above has already said what failed; the command of the error is always this file's.
	process.stderr.write(`The rehearsal failed${error instanceof Error && 'status' in error ? '' : `: ${error}`}.\n`);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}
