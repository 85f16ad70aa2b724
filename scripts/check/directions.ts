/**
 * Layouts are mirrored by logical properties: a physical side (left, right) in a class or style breaks Arabic.
 * Properties without a logical form (a gradient's angle, a centred transform) are allowed.
 */
import { sources } from './sources.ts';

const CLASS =
	/(?<![\w-])-?(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|rounded-tl|rounded-tr|rounded-bl|rounded-br|scroll-ml|scroll-mr|scroll-pl|scroll-pr)-(?:\[|\d|px|auto|full|xs|sm|md|lg|xl)|(?<![\w-])(?:text-left|text-right|float-left|float-right|clear-left|clear-right|border-l|border-r)(?![\w-])/g;
const STYLE =
	/(?<![\w-])(?:margin|padding|border)-(?:left|right)(?![\w-])|^\s*(?:left|right)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/gm;
const INLINE = /(?<!\w)(?:marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight)(?!\w)/g;

export function checkDirections(): string[] {
	const problems: string[] = [];
	for (const { path, text } of sources(/^web\/.*\.(tsx|ts|css)$/)) {
		const patterns = path.endsWith('.css') ? [STYLE] : [CLASS, INLINE];
		for (const found of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
			problems.push(`${path}:${text.slice(0, found.index).split('\n').length}: "${found[0].trim()}" is a physical side`);
		}
	}
	return problems;
}
