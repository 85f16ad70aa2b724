/**
 * Migrations only add (expand), so that the former release runs on the newer schema while servers are replaced. What takes away (contract) comes
 * a release later and says so: a line `-- contract: REASON` above the statement.
 */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'server/migrations';
/** Older migrations belong to the first release. */
const FIRST = '0073';

export type MigrationFile = { name: string; text: string };

const refused: ReadonlyArray<[pattern: RegExp, what: string]> = [
	[/\bDROP\s+(TABLE|VIEW|TYPE|SCHEMA|FUNCTION)\b/i, 'drops what the former release may use'],
	[/\bDROP\s+COLUMN\b/i, 'drops a column'],
	[/\bRENAME\s+(TO|COLUMN|CONSTRAINT)\b/i, 'renames'],
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

/** A problem for each statement that takes something away without saying so; only what existed before counts. */
export function migrationProblems(files: readonly MigrationFile[]): string[] {
	return files
		.filter(({ name }) => name >= FIRST)
		.flatMap(({ name, text }) => {
			const created = new Set([...text.matchAll(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/gi)].map(([, table]) => table));
			return statementsOf(text)
				.filter(({ comments }) => !/--\s*contract: \S/.test(comments))
				.filter(({ sql }) => !created.has(/\bALTER\s+TABLE\s+(?:ONLY\s+)?"?(\w+)"?/i.exec(sql)?.[1] ?? ''))
				.flatMap(({ sql }) => {
					const found = refused.find(([pattern]) => pattern.test(sql));
					return found ? [`${FOLDER}/${name}: ${found[1]}: ${sql.split('\n')[0]}`] : [];
				});
		});
}

export const checkMigrations = (): string[] =>
	migrationProblems(
		readdirSync(FOLDER)
			.filter((name) => name.endsWith('.sql'))
			.map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') })),
	);
