/** Runs of digits, written or spelled, with only signs and spaces in between, in which a phone number may hide. Pure. */
import { digitsOfWord, isLink, timesOfWord } from './number-words.ts';
import type { Span } from './plain-text.ts';

/** `digits`: as typed, with signs and spaces, and words replaced by their digits. `before` and `after`: the adjacent words. */
export type NumberRun = { span: Span; digits: string; before: string; after: string };

type Atom = { start: number; end: number; digits: string; isSpelled: boolean };

/** Digits further apart than this belong to different numbers. */
const MAX_GAP = 6;
const TOKEN = /[0-9]+|[\p{L}](?:[\p{L}\p{N}'’]*[\p{L}\p{N}])?/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export function numberRuns(text: string): NumberRun[] {
	const runs: NumberRun[] = [];
	let run: Atom[] = [];
	const close = () => {
		const [first, last] = [run[0], run.at(-1)];
		if (first && last) runs.push(toRun(text, run, [signBefore(text, first.start), last.end]));
		run = [];
	};
	for (const atom of atomsIn(text)) {
		const last = run.at(-1);
		if (last && !isNext(text, last, atom)) close();
		run.push(atom);
	}
	close();
	return runs;
}

function isNext(text: string, last: Atom, next: Atom): boolean {
	const gap = text.slice(last.end, next.start);
	if (!LETTER_OR_DIGIT.test(gap)) return [...gap].length <= MAX_GAP;
	const words = gap.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	return last.isSpelled && next.isSpelled && words.length === 1 && isLink(words[0] ?? '');
}

/** A plus sign or a bracket belongs to the number that follows it. */
function signBefore(text: string, start: number): number {
	const signs = /[+(]{1,2}\s?$/.exec(text.slice(Math.max(0, start - 3), start));
	return start - (signs?.[0].length ?? 0);
}

function toRun(text: string, atoms: readonly Atom[], span: Span): NumberRun {
	let digits = text.slice(span[0], atoms[0]?.start);
	for (const [index, atom] of atoms.entries()) {
		const last = atoms[index - 1];
		const gap = last ? text.slice(last.end, atom.start) : '';
		digits += `${LETTER_OR_DIGIT.test(gap) ? ' ' : gap}${atom.digits}`;
	}
	return {
		span,
		digits,
		before: /([\p{L}#]+)[\s.:#-]*$/u.exec(text.slice(0, span[0]))?.[1] ?? '',
		after: /^[\s.-]*([\p{L}%]+)/u.exec(text.slice(span[1]))?.[1] ?? '',
	};
}

function atomsIn(text: string): Atom[] {
	const atoms: Atom[] = [];
	let times: { start: number; times: number; end: number } | null = null;
	for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
		const end = start + token.length;
		const repeat = timesOfWord(token);
		const written = /^[0-9]+$/.test(token) ? token : null;
		const word = written === null && repeat === null ? digitsOfWord(token) : null;
		const digits = written ?? word;
		if (digits !== null) {
			// Repetitions: "double 7", "double seven".
			const again = times && start - times.end <= MAX_GAP ? digits.slice(0, 1).repeat(times.times - 1) : '';
			atoms.push({ start: again && times ? times.start : start, end, digits: again + digits, isSpelled: written === null });
		} else if (repeat === null) atoms.push(...digitsAmongLetters(token, start));
		times = repeat === null ? null : { start, end, times: repeat };
	}
	return atoms;
}

/** Digits next to letters, with o and l standing for 0 and 1: "o79l23", "x0791234567", "07nine1". */
function digitsAmongLetters(token: string, start: number): Atom[] {
	const likeDigits = token.replace(/(?<=\d)o|(?<![\p{L}])o(?=\d)/gu, '0').replace(/(?<=\d)[li](?=\d)/gu, '1');
	return [...likeDigits.matchAll(/\d+|\D+/g)].flatMap(({ 0: piece, index }) => {
		const isSpelled = !/\d/.test(piece);
		const digits = isSpelled ? digitsOfWord(piece) : piece;
		return digits === null ? [] : [{ start: start + index, end: start + index + piece.length, digits, isSpelled }];
	});
}
