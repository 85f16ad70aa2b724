/** Signing key of an installation without SECRET_KEY: generated once and stored in DATA_DIR, readable only by its owner. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const BYTES = 32;

export function loadOrCreateSecret(dataFolder: string): string {
	const file = path.join(dataFolder, 'secret');
	mkdirSync(dataFolder, { recursive: true });
	try {
		writeFileSync(file, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
	}
	return readFileSync(file, 'utf8').trim();
}
