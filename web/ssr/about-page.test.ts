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
	...{
		make: 'Kia',
		model: 'Rio',
		year: 2020,
		makeAr: 'كيا',
		modelAr: 'ريو',
		title: 'Kia Rio 2020',
		city: 'Amman',
		color: 'White',
		colorNames: { en: 'White', ar: 'أبيض' },
	},
	...{ photos: [], primaryPhoto: null, rating: { average: null, count: 0 }, dailyRate: '20.00' },
	words: { texts, rules: {} },
} as unknown as Car;

function productOf(shown: Car, language: 'en' | 'ar'): unknown {
	const client = queryClientOver();
	client.setQueryData(queryFor(getCar, { params: { slug: shown.slug } }).queryKey, shown);
	const publicUrl = 'https://mishwar.test';
	const tags = aboutPage({ url: new URL(`${publicUrl}/car/${shown.slug}`), language, publicUrl, client, head: '' });
	const [, product = ''] = /<script type="application\/ld\+json">(.*"Product".*?)<\/script>/.exec(tags) ?? [];
	return JSON.parse(product);
}

it.each([
	['en', 'A calm car.', [`What’s included: A full tank.`, 'House rules: بدون تدخين.']],
	['ar', 'سيارة هادئة.', ['ما يشمله الإيجار: خزان ممتلئ.', 'قواعد الاستخدام: بدون تدخين.']],
] as const)('structured data of a car contain its owner’s description (%s)', (language, description, properties) => {
	const said = productOf(car, language) as { description: string; additionalProperty: Array<{ name: string; value: string }> };
	expect(said.description).toBe(description);
	expect(said.additionalProperty.map(({ name, value }) => `${name}: ${value}`)).toEqual(properties);
});

it('structured data have colour and city in the language of the page', () => {
	const offers = { areaServed: 'عمّان' };
	expect(productOf({ ...car, pricePerDay: 20 } as Car, 'ar')).toMatchObject({ color: 'أبيض', offers });
	expect(productOf({ ...car, pricePerDay: 20 } as Car, 'en')).toMatchObject({ color: 'White', offers: { areaServed: 'Amman' } });
});

it('structured data have the price of a day, marked as the lowest for a car that costs more on some days', () => {
	const priced = { ...car, pricePerDay: 20, depositJod: '100.00' };
	expect(productOf({ ...priced, priceIsFrom: false } as Car, 'en')).toMatchObject({
		offers: { '@type': 'Offer', price: '20.00', priceCurrency: 'JOD', priceSpecification: { price: '20.00', unitCode: 'DAY' } },
	});
	const { offers } = productOf({ ...priced, priceIsFrom: true } as Car, 'en') as { offers: object };
	expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '20.00', priceSpecification: { minPrice: '20.00' } });
	expect(offers).not.toHaveProperty('price');
});
