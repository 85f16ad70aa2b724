/** Finds e-mail addresses, links and account names. Pure. */
import type { Span } from './plain-text.ts';

const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{N}._%+-]*';
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]*';
/**
 * The same between `-at-` and `-dot-`, which a name may not contain here: a text can then be split in one way only. A pattern that could split it in
 * several ways would take exponentially long. Lengths as in RFC 5321 and RFC 1035.
 */
const SPELLED_WORD = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._%+]|-(?!at[-_])){0,63}';
const SPELLED_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}]|-(?!(?:dot|at)[-_])){0,62}';
const NOT_WITHIN = '(?<![\\p{L}\\p{N}])';
const ENDS = '(?![\\p{L}\\p{N}])';
const SIGN = '\\s*@\\s*';
const SPELLED_AT = '(?:\\s*[(\\[{<]\\s*(?:at|a|@|ات|ايت)\\s*[)\\]}>]\\s*|\\s+(?:at|ات|ايت|اتساين)\\s+|\\s*@\\s*|[-_]at[-_])';
const SPELLED_DOT = '(?:\\s*[(\\[{<]\\s*(?:dot|\\.|دوت|نقطه)\\s*[)\\]}>]\\s*|\\s+(?:dot|دوت|نقطه|punkt)\\s+|[-_]dot[-_])';
const DOT = `(?:\\s*\\.\\s*|${SPELLED_DOT})`;
const ENDINGS = '(?:com|net|org|jo|edu|gov|info|biz|me|io|co|uk|de|fr|sa|ae|eg|ps|sy|lb|iq|كوم|نت|اورج|جو)';
const MAIL =
	'(?:g[-. ]?mail|googlemail|hotmail|yahoo|ymail|outlook|icloud|live|proton(?:mail)?|msn|aol|جيميل|جي ميل|هوتميل|ياهو|اوتلوك|ايكلاود)';
const REACHED_AT =
	'(?:wa\\s*\\.\\s*me|t\\s*\\.\\s*me|telegram\\.me|api\\.whatsapp\\.com|chat\\.whatsapp\\.com|whatsapp\\.com|instagram\\.com|instagr\\.am|facebook\\.com|fb\\.com|fb\\.me|m\\.me|messenger\\.com|snapchat\\.com|tiktok\\.com|twitter\\.com|x\\.com|viber\\.com|signal\\.me|linkedin\\.com)';
const APPS =
	'(?:insta(?:gram)?|ig|snap(?:chat)?|telegram|whats?app|tiktok|facebook|fb|messenger|twitter|انستا(?:غرام|جرام|قرام)?|انستجرام|سناب(?:شات)?|تلي?ج?غ?رام|تيليجرام|تيليغرام|واتس(?:اب)?|فيسبوك|تيك توك)';

const unicode = (pattern: string) => new RegExp(pattern, 'gu');

const patterns = [
	// name@example.com, with any spaces.
	unicode(`${NOT_WITHIN}${WORD}${SIGN}${LABEL}(?:${DOT}${LABEL})+`),
	// name at example dot com; name (at) example.com.
	unicode(
		`${NOT_WITHIN}${SPELLED_WORD}${SPELLED_AT}${SPELLED_LABEL}(?:(?:${SPELLED_DOT}|\\.)${SPELLED_LABEL}){0,4}(?:${SPELLED_DOT}|\\.)${ENDINGS}${ENDS}`,
	),
	// name@gmail, name at gmail.
	unicode(`${NOT_WITHIN}${WORD}${SPELLED_AT}${MAIL}${ENDS}(?:${DOT}${ENDINGS}${ENDS})?`),
	// name gmail com.
	unicode(`${NOT_WITHIN}${WORD}\\s+${MAIL}(?:\\s+|${DOT})${ENDINGS}${ENDS}`),
	// n a m e @ g m a i l . c o m.
	unicode(`${NOT_WITHIN}(?:[a-z0-9._-] ){2,}@(?: [a-z0-9-]){2,} ?\\. ?[a-z](?: ?[a-z])+`),
	unicode(`${NOT_WITHIN}mailto:\\S+`),
	unicode(`${NOT_WITHIN}(?:https?://)?(?:[a-z]{1,6}\\.)?${REACHED_AT}\\s*/\\s*[^\\s]+`),
	unicode(`${NOT_WITHIN}(?:wa|t)\\s+dot\\s+me\\s+slash\\s+\\S+`),
	unicode(`${NOT_WITHIN}${APPS}\\s*(?:[:=/-]|\\s(?:is|me|id|على|حسابي))?\\s*@\\s*[\\p{L}\\p{N}._]{2,}`),
	unicode(`${NOT_WITHIN}${APPS}\\s+(?:(?:is|id|name|user(?:name)?|حسابي|اسمي)\\s+)?[a-z0-9.]*_[a-z0-9._]+`),
	unicode(`${NOT_WITHIN}${APPS}\\s*[:=]\\s*(?!//)[a-z0-9._]{3,}`),
];

export function addressSpans(text: string): Span[] {
	return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: found, index }): Span => [index, index + found.length]));
}
