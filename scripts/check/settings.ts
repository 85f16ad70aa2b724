/** `npm run env:example`, and the check: each setting is in `.env.example`, which is generated from the server's own list, and has a row in docs/operations.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { variables } from '#server/app/variables.ts';

type Described = { name: string; section: string; description: string; example: string };

const FILE = '.env.example';
const HEAD = `# Settings of Mishwar. Copy what you need; what is left out has its default. \`npm run doctor\` checks them.
# Written by \`npm run env:example\` from server/app/variables.ts; docs/operations.md says more of each.
`;

/** In the order of the server's list; settings without a description are not for operators. */
function describedSettings(): Described[] {
	return Object.entries(variables.shape).flatMap(([name, type]) => {
		const { section, description, example } = type.meta() ?? {};
		return typeof section === 'string' && typeof description === 'string' && typeof example === 'string'
			? [{ name, section, description, example }]
			: [];
	});
}

/** The text of `.env.example`: every setting as a comment, by sections. */
function envExample(): string {
	const sections = Map.groupBy(describedSettings(), ({ section }) => section);
	const texts = [...sections].map(([section, settings]) =>
		[`## ${section}`, ...settings.flatMap(({ name, description, example }) => [`# ${description}`, `#${name}=${quoted(example)}`])].join(
			'\n',
		),
	);
	return `${[HEAD, ...texts].join('\n\n').replace('\n\n\n', '\n\n')}\n`;
}

const quoted = (example: string): string => (/[\s<>]/.test(example) ? `"${example}"` : example);

export function checkSettings(): string[] {
	const operations = readFileSync('docs/operations.md', 'utf8');
	const undocumented = describedSettings().filter(({ name }) => !new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm').test(operations));
	return [
		...(readFileSync(FILE, 'utf8') === envExample()
			? []
			: [`${FILE}: differs from server/app/variables.ts; \`npm run env:example\` writes it`]),
		...undocumented.map(({ name }) => `docs/operations.md: ${name} has no row in the table of settings`),
	];
}

if (import.meta.main) writeFileSync(FILE, envExample());
