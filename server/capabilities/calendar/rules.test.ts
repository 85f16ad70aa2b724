import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Span } from '#server/capabilities/availability/index.ts';
import { intersectSpans, mergeSpans, subtractSpans } from './rules.ts';

const span = ([from, length]: readonly [number, number]): Span => ({ startsAt: new Date(from), endsAt: new Date(from + length) });
const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 15 })).map(span), { maxLength: 8 });
const covers = (list: readonly Span[], moment: number) =>
	list.some(({ startsAt, endsAt }) => startsAt.getTime() <= moment && moment < endsAt.getTime());

describe('intervals', () => {
	it('are merged, cut and intersected correctly for each moment', () => {
		fc.assert(
			fc.property(spans, spans, (a, b) => {
				for (let moment = 0; moment < 80; moment += 1) {
					expect(covers(mergeSpans(a), moment)).toBe(covers(a, moment));
					expect(covers(subtractSpans(a, b), moment)).toBe(covers(a, moment) && !covers(b, moment));
					expect(covers(intersectSpans(a, b), moment)).toBe(covers(a, moment) && covers(b, moment));
				}
				for (const list of [mergeSpans(a), subtractSpans(a, b), intersectSpans(a, b)]) {
					for (const [index, { startsAt, endsAt }] of list.entries()) {
						expect(endsAt > startsAt).toBe(true);
						expect(startsAt.getTime()).toBeGreaterThanOrEqual(list[index - 1]?.endsAt.getTime() ?? 0);
					}
				}
			}),
		);
	});
});
