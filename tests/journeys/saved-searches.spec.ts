/** Search says which words and values it did not know; saved searches are in `eid.spec.ts`. */
import { expect, expectAccessible, test } from './journey.ts';

test('misspelt words and unknown values are said', { tag: '@en' }, async ({ page, say }) => {
	await page.goto('/search?q=toyta&city=Ammann');
	await expect(page.getByText(say.search.instead('toyta', 'Toyota'))).toBeVisible();
	// Case-sensitive: a card reads "AmmanNew".
	await expect(page.getByText(/Ammann/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: say.search.didYouMean(say.common.cities.Amman) }).click();
	await expect(page).toHaveURL(/city=Amman(&|$)/);
	await expect(page.getByText(/Ammann/)).toHaveCount(0);
});
