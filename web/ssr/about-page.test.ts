import { expect, it } from 'vitest';
import { type Car, getCar } from '#contract/cars.ts';
import { queryClientOver, queryFor } from '#web/browser/queries.ts';
import { aboutPage } from './about-page.ts';

const texts = {
	description: { en: 'A calm car.', ar: 'سيارة هادئة.' },
	included: { en: 'A full tank.', ar: 'خزان ممتلئ.' },
	pickup: { en: null, ar: null },
	rules: { en: null, ar: 'بدون تدخين.' },
};
const car = {
	slug: 'kia-rio-2020',
	...{ make: 'Kia', model: 'Rio', year: 2020, makeAr: 'كيا', modelAr: 'ريو', title: 'Kia Rio 2020', city: 'Amman', color: 'White' },
	...{ photos: [], primaryPhoto: null, rating: { average: null, count: 0 }, dailyRate: '20.00' },
	words: { texts, rules: {} },
} as unknown as Car;

it.each([
	['en', 'A calm car.', [`What’s included: A full tank.`, 'House rules: بدون تدخين.']],
	['ar', 'سيارة هادئة.', ['ما يشمله الإيجار: خزان ممتلئ.', 'قواعد الاستخدام: بدون تدخين.']],
] as const)('structured data of a car has what its owner says of it (%s)', (language, description, properties) => {
	const client = queryClientOver();
	client.setQueryData(queryFor(getCar, { params: { slug: car.slug } }).queryKey, car);
	const publicUrl = 'https://mishwar.test';
	const tags = aboutPage({ url: new URL(`${publicUrl}/car/${car.slug}`), language, publicUrl, client, head: '' });
	const [, product = ''] = /<script type="application\/ld\+json">(.*"Product".*?)<\/script>/.exec(tags) ?? [];
	const said = JSON.parse(product) as { description: string; additionalProperty: Array<{ name: string; value: string }> };
	expect(said.description).toBe(description);
	expect(said.additionalProperty.map(({ name, value }) => `${name}: ${value}`)).toEqual(properties);
});
