/** Databases of generated cars in an embedded PostgreSQL, created once per size in the folder of the option --data. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { pino } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { connect } from '#server/platform/database/pool.ts';
import { migrateJobs } from '#server/platform/jobs/worker.ts';

export type Size = { cars: number; bookings: number };
export type Data = { url: string; pool: pg.Pool; size: Size };

/** Durability is switched off. The data fit into memory, as on a suitable production machine. */
const SETTINGS = [
	'fsync=off',
	'synchronous_commit=off',
	'full_page_writes=off',
	'max_connections=200',
	'shared_buffers=2GB',
	'max_wal_size=8GB',
];
const BUILD = `SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET session_replication_role = replica;`;
const VACUUMED = ['car_search', 'car_occupancy', 'cars', 'car_pricing', 'car_date_prices', 'car_photos', 'users'];

const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export const openPostgres = (folder: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres(folder, { settings: SETTINGS });

/** The database of this size; created if missing, which takes seconds for ten thousand cars and minutes for a million. */
export async function openData(postgresUrl: string, size: Size, say: (line: string) => void): Promise<Data> {
	const name = `bench_${size.cars}_${size.bookings}_${hashOfSources()}`;
	const url = withDatabase(postgresUrl, name);
	const admin = new pg.Client({ connectionString: postgresUrl });
	await admin.connect();
	const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
	if (!rowCount) {
		const started = performance.now();
		say(`Making ${size.cars.toLocaleString('en')} cars with ${size.bookings.toLocaleString('en')} occupancies`);
		await admin.query(`DROP DATABASE IF EXISTS ${name}_half WITH (FORCE)`);
		await admin.query(`CREATE DATABASE ${name}_half`);
		await fill(withDatabase(postgresUrl, `${name}_half`), size);
		await admin.query(`ALTER DATABASE ${name}_half RENAME TO ${name}`);
		say(`Made in ${Math.round((performance.now() - started) / 1000)} s`);
	}
	await admin.end();
	return { url, pool: new pg.Pool({ connectionString: url, max: 40 }), size };
}

function withDatabase(url: string, name: string): string {
	const changed = new URL(url);
	changed.pathname = `/${name}`;
	return changed.toString();
}

/** Works on a temporary copy that may be modified. The original must have no open connection. */
export async function onCopyOf<T>(postgresUrl: string, original: string, work: (url: string) => Promise<T>): Promise<T> {
	const admin = new pg.Client({ connectionString: postgresUrl });
	await admin.connect();
	const name = new URL(original).pathname.slice(1);
	await admin.query(`DROP DATABASE IF EXISTS ${name}_copy WITH (FORCE)`);
	await admin.query(`CREATE DATABASE ${name}_copy TEMPLATE ${name} STRATEGY FILE_COPY`);
	try {
		return await work(withDatabase(postgresUrl, `${name}_copy`));
	} finally {
		await admin.query(`DROP DATABASE ${name}_copy WITH (FORCE)`);
		await admin.end();
	}
}

/** The data depend on the schema and the generator. */
function hashOfSources(): string {
	const hash = createHash('sha256');
	const folder = new URL('../server/migrations/', import.meta.url);
	for (const name of readdirSync(folder).sort()) hash.update(readFileSync(new URL(name, folder)));
	return hash.update(text('generate-cars.sql')).update(text('sell-out.sql')).digest('hex').slice(0, 8);
}

async function fill(url: string, { cars, bookings }: Size): Promise<void> {
	const connections = connect(url, pino({ level: 'silent' }), 2);
	await migrate(connections.db);
	await migrateJobs(connections.pool);
	await connections.close();
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(BUILD);
	const { rows } = await client.query<{ drop: string; create: string }>(INDEXES);
	for (const index of rows) await client.query(index.drop);
	await client.query(`SET mishwar.cars = '${cars}'; SET mishwar.stays = '${Math.round(bookings / cars)}'; ${text('generate-cars.sql')}`);
	for (const index of rows) await client.query(index.create);
	await client.query('VACUUM ANALYZE car_search, car_occupancy');
	await client.query(text('sell-out.sql'));
	for (const table of VACUUMED) await client.query(`VACUUM (FREEZE, ANALYZE) ${table}`);
	await client.end();
}

/** Building these indexes at the end is faster than updating them row by row. */
const INDEXES = `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS create
	FROM pg_index i WHERE i.indrelid IN ('car_search'::regclass, 'car_occupancy'::regclass)
		AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
	UNION ALL
	SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname), format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
	FROM pg_constraint c WHERE c.conname = 'car_occupancy_never_overlaps'`;

/** Users with an approved identity and a session each; returns their cookies. */
export async function signedInPeople(pool: pg.Pool, count: number): Promise<string[]> {
	const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
	for (const token of tokens) {
		const id = randomUUID();
		await pool.query(
			`WITH made AS (INSERT INTO users (id, email, first_name, last_name, role, kyc_status, created_at) VALUES ($1, $2, 'Bench', 'Renter', 'RENTER', 'APPROVED', now()) RETURNING id),
				paper AS (INSERT INTO stored_objects (id, uploaded_by, purpose, created_at) VALUES ($1, $1, 'IDENTITY_DOCUMENT', now()) RETURNING id),
				checked AS (INSERT INTO identity_checks (id, user_id, status, id_document_id, licence_id, submitted_at, decided_at)
					SELECT $3::uuid, made.id, 'APPROVED', paper.id, paper.id, now(), now() FROM made, paper)
			INSERT INTO sessions (id, token_hash, user_id, created_at, last_active_at, expires_at)
			SELECT $3::uuid, $4, made.id, now(), now() + interval '1 day', now() + interval '1 day' FROM made`,
			[id, `${id}@mishwar.test`, randomUUID(), createHash('sha256').update(token).digest()],
		);
	}
	return tokens.map((token) => `mishwar_session=${token}`);
}
