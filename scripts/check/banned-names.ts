/** Exported names use the terms of the field (docs/glossary.md): these words have had too many meanings to be clear in a name. */
import { sources } from './sources.ts';

const BANNED = new Set([
	...['kept', 'keep', 'keeps', 'tell', 'tells', 'telling', 'told', 'hear', 'hears', 'heard', 'wanted', 'shown', 'taken', 'given'],
	...['standing', 'wish', 'wishes', 'wished', 'besides'],
]);
const BANNED_TOGETHER = /foundBy|offerOf|maySee|holdUp/i;
/** Only these capabilities may use the verb: settlements settle a claim or a deposit, reconciliation a difference between ledger and gateway. */
const SETTLES = /^server\/capabilities\/(settlements|reconciliation)\//;
const DECLARED = /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;
const RENAMED = /\b\w+ as (\w+)/g;
const LISTS = /^export (?:type )?\{([^}]*)\}/gm;
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

export function checkBannedNames(): string[] {
	return sources(/\.(tsx?|mjs)$/).flatMap(({ path, text }) =>
		exportedNames(text).flatMap(({ name, index }) => {
			const word = bannedWordIn(name, path);
			return word ? [`${path}:${text.slice(0, index).split('\n').length}: ${name} has “${word}”: use the term of the field`] : [];
		}),
	);
}

function exportedNames(text: string): Array<{ name: string; index: number }> {
	const declared = [...text.matchAll(DECLARED)].map(({ 1: name = '', index }) => ({ name, index }));
	const renamed = [...text.matchAll(LISTS)].flatMap(({ 1: list = '', index }) =>
		[...list.matchAll(RENAMED)].map(({ 1: name = '' }) => ({ name, index })),
	);
	return [...declared, ...renamed];
}

/** The noun "note" is allowed; a function `noteSomething` writes something and needs another verb. */
function bannedWordIn(name: string, path: string): string | undefined {
	if (/^note[A-Z]/.test(name)) return 'note';
	if (/^settle([A-Z]|$)/.test(name) && !SETTLES.test(path)) return 'settle';
	const together = BANNED_TOGETHER.exec(name);
	if (together) return together[0];
	return name
		.match(WORD)
		?.map((word) => word.toLowerCase())
		.find((word) => BANNED.has(word));
}
