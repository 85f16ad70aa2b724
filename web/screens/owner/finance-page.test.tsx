/** The links between the screens about money: the current one is scrolled into view on a phone. */
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { finance } from '#web/features/finances/texts.en.ts';
import { FinancePage } from './finance-page.tsx';

afterEach(() => vi.restoreAllMocks());

it('scrolls the current link into the middle, without moving the page', () => {
	history.replaceState(null, '', '/owner/statement');
	const scrolled = vi.fn();
	Element.prototype.scrollBy = scrolled;
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
		return this.matches('nav') ? new DOMRect(0, 0, 390, 44) : new DOMRect(600, 0, 100, 44);
	});
	renderPart(
		<FinancePage heading="Statement" lead="">
			<p>Entries</p>
		</FinancePage>,
		{ screenTexts: { finance } },
	);
	expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 455 });
	expect(scrolled.mock.contexts).toEqual([document.querySelector('nav')]);
});
