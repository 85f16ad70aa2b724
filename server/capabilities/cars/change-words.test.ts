import { describe, expect, it } from 'vitest';
import { getOwnerCarWords, putOwnerCarWords, type TypedWords } from '#contract/car-words.ts';
import { getCar } from '#contract/cars.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { getOwnerCar } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { noWords } from '#tests/support/listings.ts';
import { aWorld } from '#tests/support/world.ts';
import { carPersonalData } from './personal-data.ts';

const world = aWorld();

const about = (texts: Partial<TypedWords['texts']>, rules: Partial<TypedWords['rules']> = {}) => ({
	texts: { ...noWords.texts, ...texts },
	rules: { ...noWords.rules, ...rules },
});
const inEnglish = (en: string) => ({ en, ar: '' });
const put = (owner: Person, id: string, body: TypedWords) => owner.browser.call(putOwnerCarWords, { params: { id }, body: body as never });
const found = async (q: string) => (await world.visitor().call(searchCars, { query: { q } as never })).map(({ id }) => id);

async function ownerWithCar() {
	const owner = await aPerson(world);
	return { owner, car: await aCar(world, owner) };
}

describe('an owner’s description of a car', () => {
	it('is public at once, in both languages, while the car stays verified', async () => {
		const { owner, car } = await ownerWithCar();
		const said = about(
			{ description: { en: 'A calm family car that likes long roads.', ar: 'سيارة عائلية هادئة تحب الطرق الطويلة.' } },
			{ smoking: 'NO', wadiRum: 'ASK' },
		);
		expect((await put(owner, car.id, said)).masked).toBe(false);
		const { words, isVerified } = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect(words.texts.description).toEqual(said.texts.description);
		expect(words.texts.pickup).toEqual({ en: null, ar: null });
		expect(words.rules).toMatchObject({ smoking: 'NO', wadiRum: 'ASK', pets: null });
		expect(isVerified).toBe(true);
		expect((await owner.browser.call(getOwnerCar, { params: { id: car.id } })).state).toBe('VERIFIED');
		expect(await owner.browser.call(getOwnerCarWords, { params: { id: car.id } })).toEqual(words);
	});

	it('replaces the former description, and empty fields remove it', async () => {
		const { owner, car } = await ownerWithCar();
		await put(owner, car.id, about({ included: inEnglish('A phone holder and a full tank.') }, { pets: 'YES' }));
		await put(owner, car.id, about({}, { pets: '' }));
		const { words } = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect([words.texts.included.en, words.rules.pets]).toEqual([null, null]);
	});

	it.each([
		['Call me on 0791234567 and we agree on a price.', '0791234567'],
		['اتصل بي على ٠٧٩١٢٣٤٥٦٧ لنتفق على السعر والموعد.', '٠٧٩١٢٣٤٥٦٧'],
		['Write to owner@example.com before you book this car.', 'owner@example.com'],
		['0 7 9 - 1 2 3 - 4 5 6 7 is how you find me directly.', '4 5 6 7'],
		['wa.me/962791234567 is faster than messages on this site.', '962791234567'],
	])('has the contact details of %j masked, and says so', async (text, contact) => {
		const { owner, car } = await ownerWithCar();
		const saved = await put(owner, car.id, about({ pickup: inEnglish(text) }));
		expect(saved.masked).toBe(true);
		const page = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect(page.words.texts.pickup.en).toContain('•••••');
		const stored = await world.running.platform.db
			.selectFrom('car_texts')
			.selectAll()
			.where('car_id', '=', car.id)
			.executeTakeFirstOrThrow();
		expect(JSON.stringify([page, stored])).not.toContain(contact);
	});

	it('is refused if a text is too short, too long or only a contact, in both languages', async () => {
		const { owner, car } = await ownerWithCar();
		const cases = [
			['too short', 'WORDS_TOO_SHORT'],
			['x'.repeat(2001), 'WORDS_TOO_LONG'],
			['+962 7 9123 4567 8900 1122', 'CONTACTS_REFUSED'],
			[`${'x '.repeat(992)}@abc @abd @abe @ab`, 'WORDS_TOO_LONG'],
		] as const;
		for (const [text, says] of cases)
			for (const language of ['en', 'ar'] as const) {
				const refused = await owner.browser.refused(putOwnerCarWords, {
					params: { id: car.id },
					body: about({ rules: inEnglish(text) }) as never,
					headers: { 'accept-language': language },
				});
				expect([refused.status, refused.fields]).toEqual([400, { 'texts.rules.en': fieldTexts[says][language] }]);
			}
	});

	it('has no direction marks, which would reverse other texts', async () => {
		const { owner, car } = await ownerWithCar();
		await put(owner, car.id, about({ description: inEnglish('Clean \u202eand cheap\u202c, no smoke\u0007.\r\n\r\n\r\n\r\nSecond line.') }));
		const { words } = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect(words.texts.description.en).toBe('Clean and cheap, no smoke.\n\nSecond line.');
	});

	it('is searchable by its words in either script, but not by its rules', async () => {
		const { owner, car } = await ownerWithCar();
		await put(
			owner,
			car.id,
			about({
				description: { en: 'Perfect for surfboards and campers.', ar: 'مثالية للتخييم في الصحراء مع العائلة.' },
				rules: inEnglish('Wheelbarrows are not allowed inside the car.'),
			}),
		);
		expect(await found('surfboards')).toContain(car.id);
		expect(await found('الصَّحراء')).toContain(car.id);
		expect(await found('wheelbarrows')).not.toContain(car.id);
		await put(owner, car.id, noWords);
		expect(await found('surfboards')).not.toContain(car.id);
	});

	it('fills the search text up to a limit', async () => {
		const { owner, car } = await ownerWithCar();
		const long = Array.from({ length: 300 }, (_, index) => `w${index}`).join(' ');
		await put(owner, car.id, about({ description: { en: long, ar: long }, included: { en: long, ar: long } }));
		const { words } = await world.running.platform.db
			.selectFrom('car_search')
			.select('words')
			.where('car_id', '=', car.id)
			.executeTakeFirstOrThrow();
		expect(words.length).toBeGreaterThan(300);
		expect(words.length).toBeLessThan(600);
	});

	it('is in the audit log with its former value, once for each change', async () => {
		const { owner, car } = await ownerWithCar();
		const said = about({ description: inEnglish('A calm family car for long roads.') }, { smoking: 'NO' });
		await put(owner, car.id, said);
		await put(owner, car.id, said);
		const entries = await world.running.platform.db
			.selectFrom('audit_entries')
			.select(['actor_id', 'before', 'after'])
			.where('subject_id', '=', car.id)
			.where('action', '=', 'car.words-changed')
			.execute();
		expect(entries).toHaveLength(1);
		expect(entries[0]).toMatchObject({
			actor_id: owner.id,
			before: { description_en: null, smoking: null },
			after: { description_en: 'A calm family car for long roads.', smoking: 'NO' },
		});
	});

	it('is in the owner’s export, and erased with the account', async () => {
		const { owner, car } = await ownerWithCar();
		await put(owner, car.id, about({ description: inEnglish('A calm family car for long roads.') }, { pets: 'ASK' }));
		const { platform } = world.running;
		const { data } = await carPersonalData.export(platform, owner.id);
		expect(data).toMatchObject([
			{ words: { texts: { description: { en: 'A calm family car for long roads.' } }, rules: { pets: 'ASK' } } },
		]);
		await inTransaction(platform.db, async (tx) => carPersonalData.erase?.(platform, tx, owner.id));
		expect(await platform.db.selectFrom('car_texts').selectAll().where('car_id', '=', car.id).execute()).toEqual([]);
	});

	it('can be changed by the owner only', async () => {
		const { car } = await ownerWithCar();
		const other = await aPerson(world);
		const refused = await other.browser.refused(putOwnerCarWords, { params: { id: car.id }, body: noWords as never });
		expect(refused).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
	});
});
