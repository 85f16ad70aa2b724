/** Types of the tables for Kysely, from a live database: kysely-codegen, with a union of literals for each text column whose CHECK lists its values. */
import { execFileSync } from 'node:child_process';
import { type QueryExecutorProvider, sql } from 'kysely';
import { type DatabaseMetadata, GenericExpressionNode, generate, IdentifierNode, PostgresDialect } from 'kysely-codegen';

/** A text column and the values that its CHECK allows. */
type ListedColumn = { table: string; column: string; values: readonly string[] };

/**
 * Text columns without a CHECK that lists their values: a new notification type, say, needs no migration. Only our own code writes them,
 * and its types restrict it to the contract's lists.
 */
const contractColumns = {
	'alerts.kind': new IdentifierNode('AlertKind'),
	'car_delivery_zones.zone': new IdentifierNode('City'),
	'messages.event': new IdentifierNode('MessageEvent'),
	'notifications.type': new IdentifierNode('NotificationType'),
	'settlements.car_category': new IdentifierNode('BodyType'),
	'settlements.deposit_status': new GenericExpressionNode('Generated', [new IdentifierNode('DepositStatus')]),
};
const contractTypes = {
	AlertKind: '#contract/reconciliation.ts',
	BodyType: '#contract/car-attributes.ts',
	City: '#contract/cities.ts',
	DepositStatus: '#contract/settlements.ts',
	MessageEvent: '#contract/messaging.ts',
	NotificationType: '#contract/notifications.ts',
};

/** Returns the source of schema.ts for the migrated database at `url`, formatted. */
export async function generateTypes(url: string): Promise<string> {
	const dialect = new PostgresDialect();
	const db = await dialect.introspector.connect({ connectionString: url, dialect });
	try {
		const source = await generate({
			db,
			dialect,
			outFile: null,
			camelCase: false,
			singularize: false,
			includePattern: 'public.*',
			excludePattern: 'kysely_*',
			overrides: { columns: contractColumns },
			customImports: contractTypes,
			typeMapping: { int8: 'bigint', date: 'string' },
			postprocess: async ({ metadata }) => withListedValues(metadata, await listedColumns(db)),
		});
		return execFileSync(
			process.execPath,
			['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--stdin-file-path=server/platform/database/schema.ts'],
			{ input: source, encoding: 'utf8' },
		);
	} finally {
		await db.destroy();
	}
}

/** Presents the columns to kysely-codegen as if each had its own enum type, named by table and column: `BookingsStatus`. */
function withListedValues(metadata: DatabaseMetadata, columns: readonly ListedColumn[]): DatabaseMetadata {
	for (const { table, column, values } of columns) {
		const found = metadata.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
		if (!found) continue;
		found.dataType = `${table}_${column}`;
		found.dataTypeSchema = 'public';
		metadata.enums.set(`public.${found.dataType}`, [...values]);
	}
	return metadata;
}

async function listedColumns(db: QueryExecutorProvider): Promise<ListedColumn[]> {
	const { rows } = await sql<{ table: string; column: string; condition: string }>`
		SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", pg_get_expr(c.conbin, c.conrelid) AS condition
		FROM pg_constraint c
		JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
		WHERE c.contype = 'c' AND c.connamespace = 'public'::regnamespace AND cardinality(c.conkey) = 1 AND a.atttypid = 'text'::regtype
		ORDER BY 1, 2
	`.execute(db);
	return rows.flatMap(({ table, column, condition }) => {
		const values = listedValues(column, condition);
		return values ? [{ table, column, values }] : [];
	});
}

/** The values of `(x = ANY (ARRAY['A'::text, 'B'::text]))` or `(x = 'A'::text)`, as PostgreSQL prints `x IN (…)`; null for any other condition. */
export function listedValues(column: string, condition: string): string[] | null {
	const literal = `'(?:[^']|'')*'::text`;
	const list = new RegExp(`^\\("?${column}"? = (?:ANY \\(ARRAY\\[(${literal}(?:, ${literal})*)\\]\\)|(${literal}))\\)$`).exec(condition);
	const text = list?.[1] ?? list?.[2];
	return text ? [...text.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value = '']) => value.replaceAll("''", "'")) : null;
}
