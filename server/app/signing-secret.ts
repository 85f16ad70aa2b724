/** Secrets of an installation without SECRET_KEY, one on each line: generated once and stored in DATA_DIR, readable only by its owner. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../platform/base/start-error.ts';

const BYTES = 32;

export function loadOrCreateSecrets(dataFolder: string): [string, ...string[]] {
	const file = path.join(dataFolder, 'secret');
	mkdirSync(dataFolder, { recursive: true });
	try {
		writeFileSync(file, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	const [first, ...others] = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
	if (!first) throw new StartError(`${file}: is empty; restore it, or delete it to have a new secret`);
	return [first, ...others];
}
