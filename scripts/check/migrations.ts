/**
 * Migrations only add (expand), so that the former release runs on the newer schema while servers are replaced. A statement that removes something (contract) follows
 * a release later and must be marked: a line `-- contract: REASON` above it. A statement that could disturb the former release must say why it does not:
 * `-- former release: REASON`.
 */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'server/migrations';
/** Older migrations belong to the first release. */
const FIRST = '0073';

export type MigrationFile = { name: string; text: string };

const refused: ReadonlyArray<[pattern: RegExp, what: string]> = [
	[/\bALTER\s+(COLUMN\s+)?"?\w+"?\s+DROP\s+(DEFAULT|IDENTITY)\b/i, 'drops a default that the former release leaves to the database'],
	// Any other word is the name of a column, because the keyword COLUMN is optional.
	[/\bALTER\s+TABLE\b[\s\S]*?\bDROP\s+(?!(CONSTRAINT|NOT|EXPRESSION)\b)/i, 'drops a column'],
	[/\bALTER\s+TYPE\b[\s\S]*?\bDROP\b/i, 'drops what the former release may use'],
	// Constraints and indexes are checked below; temporary tables are dropped at the end of their transaction.
	[/(?<!\bCOMMIT\s+)\bDROP\s+(?!(CONSTRAINT|NOT|EXPRESSION|INDEX|COLUMN|DEFAULT|IDENTITY|IF)\b)/i, 'drops what the former release may use'],
	[/\bRENAME\b/i, 'renames'],
	[/(?<!\b(BEFORE|AFTER|OR)\s+)\bTRUNCATE\b/i, 'empties a table that the former release fills'],
	[/\bSET\s+SCHEMA\b/i, 'moves what the former release looks for elsewhere'],
	[/\bALTER\s+(COLUMN\s+)?"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
	[/\bSET\s+NOT\s+NULL\b/i, 'makes a column mandatory that the former release may leave empty'],
	[
		/\bADD\s+(COLUMN\s+)?(?!CONSTRAINT\b)"?\w+"?\s+(?:(?!\bDEFAULT\b|\bGENERATED\b|,(?![^(]*\))|;)[\s\S])*?\bNOT\s+NULL\b(?!(?:(?!,(?![^(]*\))|;)[\s\S])*\b(DEFAULT|GENERATED)\b)/i,
		'adds a mandatory column without a default',
	],
];

const TOKEN = /--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$([\s\S]*?)\$\1\$|;/g;

type Statement = { sql: string; comments: string };

/** Statements with the comments before or in them. Texts and bodies of functions are blanked; a DO block is the statements of its body, whose texts it may execute. */
function statementsOf(text: string, isExecuted = false): Statement[] {
	const statements: Statement[] = [];
	let [sql, comments, from] = ['', '', 0];
	const end = () => {
		statements.push({ sql: sql.trim(), comments });
		[sql, comments] = ['', ''];
	};
	for (const { 0: token, 2: body, index } of text.matchAll(TOKEN)) {
		sql += text.slice(from, index);
		from = index + token.length;
		if (token === ';') end();
		else if (/^(--|\/\*)/.test(token)) comments += `${token}\n`;
		else if (token.startsWith('"') || (isExecuted && body === undefined)) sql += token;
		else if (body !== undefined && /^\s*DO\b/i.test(sql))
			statements.push(...statementsOf(body, true).map((inner) => ({ ...inner, comments: comments + inner.comments })));
		else sql += "''";
	}
	sql += text.slice(from);
	end();
	return statements;
}

const UNIQUE_INDEX = /\bCREATE\s+UNIQUE\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?\s+ON\s+(?:ONLY\s+)?"?(\w+)"?/gi;
const DROPPED_INDEX = /\bDROP\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+EXISTS\s+)?"?(\w+)"?/gi;
const CREATED = /\bCREATE\s+(?:OR\s+REPLACE\s+)?(?:FUNCTION|PROCEDURE|TRIGGER|VIEW)\s+"?(\w+)"?/gi;
const REPLACED = /^DROP\s+(?:FUNCTION|PROCEDURE|TRIGGER|VIEW)\s+(?:IF\s+EXISTS\s+)?"?(\w+)"?/i;

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What the statement removes or restricts; `file`: the statements of its file, `unique`: the unique indexes of all files. */
function problemOf(sql: string, file: string, unique: ReadonlySet<string>): string | undefined {
	const made = new Set(namesIn(file, UNIQUE_INDEX));
	const lost = namesIn(sql, DROPPED_INDEX).find((index) => unique.has(index) && !made.has(index));
	if (lost) return `drops the unique index ${lost}, which the former release may name in ON CONFLICT`;
	// Recreated in the same file, in the same transaction.
	if (namesIn(file, CREATED).includes(REPLACED.exec(sql)?.[1] ?? '')) return undefined;
	return refused.find(([pattern]) => pattern.test(sql))?.[1];
}

/** Whether a unique index is added to an existing table: the former release may still store duplicates. Recreating an index does not count. */
const narrowsTable = (sql: string, file: string, created: ReadonlySet<string>): boolean =>
	[...sql.matchAll(UNIQUE_INDEX)].some(
		([, index = '', table = '']) => !created.has(table) && !namesIn(file, DROPPED_INDEX).includes(index),
	);

/** A problem for each statement that removes something without a mark; only objects that existed before count. */
export function migrationProblems(files: readonly MigrationFile[]): string[] {
	const unique = new Set(files.flatMap(({ text }) => namesIn(text, UNIQUE_INDEX)));
	return files
		.filter(({ name }) => name >= FIRST)
		.flatMap(({ name, text }) => {
			const created = new Set(namesIn(text, /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi));
			const statements = statementsOf(text);
			const file = statements.map(({ sql }) => sql).join(';\n');
			return statements.flatMap(({ sql, comments }) => {
				if (/--\s*contract: \S/.test(comments)) return [];
				if (created.has(/\bALTER\s+TABLE\s+(?:ONLY\s+)?"?(\w+)"?/i.exec(sql)?.[1] ?? '')) return [];
				const isExplained = /--\s*former release: \S/.test(comments);
				const problem =
					problemOf(sql, file, unique) ??
					(!isExplained && narrowsTable(sql, file, created) ? 'refuses rows that the former release may store' : undefined);
				return problem ? [`${FOLDER}/${name}: ${problem}: ${sql.split('\n')[0]}`] : [];
			});
		});
}

export const checkMigrations = (): string[] =>
	migrationProblems(
		readdirSync(FOLDER)
			.filter((name) => name.endsWith('.sql'))
			.map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') })),
	);
