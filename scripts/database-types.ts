/** Writes server/platform/database/schema.ts from the live schema: a fresh database and all migrations. `npm run database:types`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { connect } from '#server/platform/database/pool.ts';
import { generateTypes } from './database/generate-types.ts';

const outFile = process.argv[2] ?? 'server/platform/database/schema.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-types-'));
const postgres = await startEmbeddedPostgres(folder);
try {
	const connections = connect(postgres.url, pino({ level: 'silent' }), 2);
	await migrate(connections.db);
	await connections.close();
	writeFileSync(outFile, await generateTypes(postgres.url));
} finally {
	await postgres.stop();
	rmSync(folder, { recursive: true, force: true });
}
