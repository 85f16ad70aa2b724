/** What the rehearsal of docs/install.md and of a restore runs, and what it needs of this machine. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** `section`: the heading under which it is documented. */
export type Block = { section: string; code: string };

/** Blocks marked as `sh`, in their order; those of a list are indented with it. */
function blocksOf(file: string): Block[] {
	const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
	return sections.flatMap((text) =>
		[...text.matchAll(/^( *)```sh\n(.*?)^ *```$/gms)].map(([, indent = '', code = '']) => ({
			section: text.slice(0, text.indexOf('\n')),
			code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
		})),
	);
}

export const installBlocks = (): Block[] => blocksOf('docs/install.md');
export const restoreBlocks = (): Block[] => blocksOf('docs/operations.md').filter(({ section }) => section === 'Restore');

export const PACKAGES_SECTION = 'The server';
export const RELEASE_SECTION = '1. Make the release';
export const ADMIN_SECTION = '5. The first super admin';
export const UPGRADE_SECTION = 'Upgrading';

/** Null if it can be run here. */
export function whyNotHere(): string | null {
	if (process.getuid?.() !== 0) return 'only root can make an own root folder and network';
	const missing = ['debootstrap', 'unshare', 'chroot', 'ip', 'setpriv', 'git'].filter((name) => spawnSync('which', [name]).status !== 0);
	return missing.length > 0 ? `not installed: ${missing.join(', ')}` : null;
}
