/** Writes server/platform/database/schema.ts from the live schema: a fresh database, all migrations, kysely-codegen. `npm run database:types`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { connect } from '#server/platform/database/pool.ts';

const outFile = process.argv[2] ?? 'server/platform/database/schema.ts';
const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-types-'));
const postgres = await startEmbeddedPostgres(folder);
try {
	const connections = connect(postgres.url, pino({ level: 'silent' }), 2);
	await migrate(connections.db);
	await connections.close();
	execFileSync(
		process.execPath,
		[
			'node_modules/kysely-codegen/dist/cli/bin.js',
			...['--dialect', 'postgres', '--url', postgres.url, '--out-file', outFile, '--camel-case', 'false', '--singularize', 'false'],
			...['--exclude-pattern', 'kysely_*', '--log-level', 'error', '--type-mapping', '{"int8":"bigint","date":"string"}'],
		],
		{ stdio: 'inherit' },
	);
	execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', outFile], { stdio: 'inherit' });
} finally {
	await postgres.stop();
	rmSync(folder, { recursive: true, force: true });
}
