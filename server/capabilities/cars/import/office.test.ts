/** An office imports its fleet from a file, once and again. */
import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBulkChange, previewBulkChange } from '#contract/bulk-changes.ts';
import { getTerms, putTerms } from '#contract/calendar.ts';
import type { ImportReport } from '#contract/car-import.ts';
import { getOwnerCarWords } from '#contract/car-words.ts';
import { getCar } from '#contract/cars.ts';
import { putCompany } from '#contract/companies.ts';
import { getExtraStocks, putExtraStocks } from '#contract/extra-stocks.ts';
import { currentUser } from '#contract/identity.ts';
import { changeOwnerCar, getOwnerCar, listOwnerCars, setCarPricing } from '#contract/listing.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { aLicensedOffice, COMPANY } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorkbook, hostileWorkbooks } from '#tests/support/hostile-files.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const fileNamed = (name: string) => readFileSync(new URL(`../../../../tests/office/${name}`, import.meta.url));

/** Each record that is refused, and in which column. */
const refused: Readonly<Record<number, string>> = {
	...{ 3: 'make', 7: 'make', 9: 'model', 12: 'year', 15: 'year', 18: 'year', 21: 'seats', 23: 'seats', 26: 'doors' },
	...{ 32: 'dailyRateJod', 35: 'dailyRateJod', 38: 'dailyRateJod', 41: 'dailyRateJod', 44: 'dailyRateJod', 47: 'dailyRateJod' },
	...{ 50: 'depositJod', 53: 'fuel', 56: 'bodyType', 59: 'transmission', 62: 'city', 65: 'plate', 68: 'plate', 71: 'plateClass' },
	...{ 74: 'mileageLimitPerDay', 77: 'features', 80: 'branch', 83: 'color', 86: 'descriptionEn', 89: 'mileage', 92: 'model' },
};

const BRANCHES = [
	['Abdali', 'العبدلي'],
	['Airport Road', 'طريق المطار'],
	['Aqaba Port', 'ميناء العقبة'],
].map(([addressEn = '', addressAr = '']) => ({ ...COMPANY.branches[0], addressEn, addressAr })) as typeof COMPANY.branches;

async function anOffice(): Promise<Person> {
	const owner = await aPerson(world);
	await aLicensedOffice(owner, await aPerson(world, { role: 'ADMIN' }), addDays(ammanDate(world.clock.now()), 400));
	await owner.browser.call(putCompany, { body: { ...COMPANY, branches: BRANCHES } });
	return owner;
}

type Body = Uint8Array<ArrayBuffer> | string;
async function send(owner: Person, path: string, body: Body, language = 'en') {
	const response = await owner.browser.fetch(`/api/owner/cars/import${path}`, {
		method: 'POST',
		body,
		headers: { 'accept-language': language, 'content-type': 'application/octet-stream' },
	});
	return { status: response.status, body: (await response.json()) as ImportReport & { code: string; error: string } };
}
const look = async (owner: Person, body: Body, language?: string) => (await send(owner, '/preview', body, language)).body;
const take = (owner: Person, body: Body, version: string) => send(owner, `?version=${version}`, body);
async function importAll(owner: Person, body: Body): Promise<ImportReport> {
	const { version } = await look(owner, body);
	const { status, body: done } = await take(owner, body, version);
	expect(status).toBe(200);
	return done;
}
const lineOf = (report: ImportReport, record: number) => report.lines.find((line) => line.record === record) ?? expect.fail(`no ${record}`);
const carsOf = async (owner: Person) => owner.browser.call(listOwnerCars, { query: { limit: 100 } as never });
const carWith = async (owner: Person, plate: string) => {
	const row = await world.running.platform.db
		.selectFrom('cars')
		.select('id')
		.where('owner_id', '=', owner.id)
		.where('plate_number', '=', plate)
		.executeTakeFirstOrThrow();
	return owner.browser.call(getOwnerCar, { params: { id: row.id } });
};
const countOf = async (owner: Person) =>
	Number((await world.running.platform.pool.query('SELECT count(*) FROM cars WHERE owner_id = $1', [owner.id])).rows[0].count);

const HEAD = 'make,model,year,plate,colour,daily_rate_jod,deposit_jod';
const ROW = 'Toyota,Yaris,2024,70-1,White,25.00,200';

describe('the file of an office', () => {
	const office = fileNamed('office.csv');
	let owner: Person;
	let report: ImportReport;
	beforeAll(async () => {
		owner = await anOffice();
		report = await look(owner, office);
	});

	it('is previewed: 170 drafts, 30 refusals with record, column and how to correct them, and nothing is written', async () => {
		expect(report.counts).toEqual({ created: 170, changed: 0, unchanged: 0, refused: 30 });
		const found = report.lines
			.filter(({ outcome }) => outcome === 'REFUSED')
			.map(({ record, problems }) => [record, problems.map((each) => each.column)]);
		expect(found).toEqual(Object.entries(refused).map(([record, column]) => [Number(record), [column]]));
		expect(await countOf(owner)).toBe(0);
		expect(lineOf(report, 53).problems[0]).toMatchObject({ heading: 'fuel', text: expect.stringMatching(/Water.*Petrol, Diesel/) });
		expect(lineOf(report, 65).problems[0]?.text).toContain('Row 4');
		expect(lineOf(report, 80).problems[0]?.text).toContain('Abdali · Airport Road · Aqaba Port');
	});

	it('is reported in Arabic too, each refusal with its own sentence', async () => {
		const arabic = await look(owner, office, 'ar');
		expect(lineOf(arabic, 80).problems[0]?.text).toContain('العبدلي · طريق المطار · ميناء العقبة');
		expect(arabic.version).toBe(report.version);
		for (const { problems } of arabic.lines) for (const { text } of problems) expect(text).toMatch(/^(?=.*\p{Script=Arabic})(?!.*\{)/u);
		for (const { problems } of report.lines) for (const { text } of problems) expect(text).toMatch(/^[^\p{Script=Arabic}{]+$/u);
	});

	it('creates 170 drafts with the values of the file, and changes nothing when it is imported again', async () => {
		expect((await take(owner, office, report.version)).body.counts).toEqual(report.counts);
		expect(await countOf(owner)).toBe(170);
		expect(await owner.browser.call(currentUser)).toMatchObject({ role: 'OWNER' });
		expect(await carWith(owner, '70-10022')).toMatchObject({
			year: 2021,
			mileage: 45_000,
			dailyRateJod: '101.50',
			state: 'DRAFT',
			city: 'Queen Alia Airport',
		});
		expect(await carWith(owner, '70-10078')).toMatchObject({ bodyType: 'Sedan', fuel: 'Petrol', city: 'Amman' });
		expect(await carWith(owner, '70-10099')).toMatchObject({ model: 'L200', color: 'White', title: 'Mitsubishi L200 2025' });
		expect(await carWith(owner, '70-10120')).toMatchObject({ features: ['BLUETOOTH', 'USB'] });
		expect(await carWith(owner, '70-10155')).toMatchObject({ doors: 4, transmission: 'Automatic', fuel: 'Petrol' });
		expect(await carWith(owner, '70-10197')).toMatchObject({ model: 'EV6', plateClass: 'RENTAL' });
		const { id } = await carWith(owner, '70-10057');
		expect((await owner.browser.call(getOwnerCarWords, { params: { id } })).texts.description).toEqual({
			en: 'Quiet, long range; "like new"',
			ar: 'هادئة، ومداها طويل\nمع شاحن منزلي',
		});
		const formula = await carWith(owner, '70-10176');
		const { texts } = await owner.browser.call(getOwnerCarWords, { params: { id: formula.id } });
		expect(texts.description.en).toMatch(/^=HYPERLINK\("/);

		const again = await importAll(owner, office);
		expect(again.counts).toEqual({ created: 0, changed: 0, unchanged: 170, refused: 30 });
		expect(await countOf(owner)).toBe(170);
	});

	it('is exported as a file that changes nothing when it is imported, with formulas neutralized', async () => {
		for (const lang of ['en', 'ar']) {
			const response = await owner.browser.fetch(`/api/owner/exports/cars?lang=${lang}`);
			const bytes = new Uint8Array(await response.arrayBuffer());
			expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
			const text = new TextDecoder().decode(bytes);
			expect(text).toContain(`"'=HYPERLINK(`);
			expect(text).not.toMatch(/(^|,)"?=/m);
			expect((await look(owner, bytes)).counts).toEqual({ created: 0, changed: 0, unchanged: 170, refused: 0 });
		}
		const stranger = await (await aPerson(world)).browser.fetch('/api/owner/exports/cars');
		expect((await stranger.text()).trim().split('\n')).toHaveLength(1);
	});

	it('has the terms of each car, which an import elsewhere gives another owner’s car, and one’s own when they are changed in the file', async () => {
		const { id } = await carWith(owner, '70-10022');
		const { dailyRateJod, instantBookPausedUntil: _, ...terms } = await owner.browser.call(getTerms, { params: { id } });
		const extras = [
			{ kind: 'CHILD_SEAT' as const, period: 'DAY' as const, priceJod: '2.00', maxQuantity: '2' },
			{ kind: 'OTHER' as const, name: 'Roof box; 1.5 m "wide"', period: 'TRIP' as const, priceJod: '10.00', maxQuantity: '1' },
		];
		const agreed = {
			pickupHours: { from: '06:30', until: '24:00' },
			airportHours: { from: '00:00', until: '12:00' },
			cancellationPolicy: 'STRICT' as const,
		};
		await owner.browser.call(putTerms, {
			params: { id },
			body: { ...terms, dailyRateJod: dailyRateJod ?? '', ...agreed, extras } as never,
		});
		const file = await (await owner.browser.fetch('/api/owner/exports/cars?lang=ar')).text();
		expect(file).toContain('06:30-24:00');
		expect((await look(owner, file)).counts).toMatchObject({ changed: 0, unchanged: 170, refused: 0 });

		const other = await anOffice();
		await importAll(other, file);
		const copy = await other.browser.call(getTerms, { params: { id: (await carWith(other, '70-10022')).id } });
		expect(copy).toMatchObject({
			...agreed,
			dailyRateJod,
			extras: extras.map(({ maxQuantity, ...extra }) => ({ ...extra, maxQuantity: Number(maxQuantity) })),
		});
		const [seat] = copy.extras;
		await importAll(other, file.replace('06:30-24:00', '٧:٠٠–٢٢:٠٠').replace('CHILD_SEAT 2.00/DAY x2', 'كرسي طفل (9-18 كغ) 2.50/يوم ×3'));
		const changed = await other.browser.call(getTerms, { params: { id: (await carWith(other, '70-10022')).id } });
		expect(changed).toMatchObject({ ...agreed, pickupHours: { from: '07:00', until: '22:00' }, dailyRateJod });
		expect(changed.extras[0]).toEqual({ ...seat, priceJod: '2.50', maxQuantity: 3 });
	});

	it.each([
		['extras_all_cars', 'CHILD_SEAT'],
		['extras_all_cars', 'CHILD_SEAT 2/DAY; CHILD_SEAT 3/DAY'],
		['extras_all_cars', 'CHILD_SEAT 2/DAY x100'],
		['extras_all_cars', '"Call 0791234567" 2/DAY'],
		['pickup_hours', '9-18'],
		['pickup_hours', '18:00-09:00'],
		['pickup_hours', '09:15-18:00'],
		['cancellation', 'Lenient'],
		['extras', 'CHILD_SEAT'],
		['extras', 'CHILD_SEAT 2/WEEK'],
		['extras', 'CHILD_SEAT 2/DAY; CHILD_SEAT 3/DAY'],
		['extras', 'WIFI 2/DAY x5'],
		['extras', '"Call 0791234567" 2/DAY'],
	])('says what belongs in %s instead of %s', async (column, value) => {
		const { lines } = await look(owner, `${HEAD},${column}\n${ROW},"${value.replaceAll('"', '""')}"`);
		expect(lines[0]?.problems.map(({ heading }) => heading)).toEqual([column]);
	});

	it('is recognised with semicolons and without a mark, in UTF-8, Windows-1256 and UTF-16, and as a workbook', async () => {
		const part = fileNamed('office-semicolon.utf8.csv');
		const text = part.toString('utf8');
		const bodies = [part, toWindows1256(text), new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')), toWorkbook(text)];
		for (const body of bodies)
			expect((await look(owner, body as Uint8Array<ArrayBuffer>)).counts).toEqual({ created: 0, changed: 0, unchanged: 20, refused: 0 });
	});
});

describe('extras of all cars', () => {
	const seats = { kind: 'CHILD_SEAT' as const, period: 'DAY' as const, priceJod: '2.00', quantity: '20' };
	const box = { kind: 'OTHER' as const, name: 'Roof box; "wide"', period: 'TRIP' as const, priceJod: '10.00', quantity: '3' };
	const rowOf = (plate: string) => ROW.replace('70-1', plate);
	const stocksOf = (owner: Person) => owner.browser.call(getExtraStocks);
	const stop = async (owner: Person, plate: string, stockId = '') => {
		const bulk = { carIds: [(await carWith(owner, plate)).id], change: { extra: { stockId, isOffered: false } } };
		const { version } = await owner.browser.call(previewBulkChange, { body: bulk });
		await owner.browser.call(makeBulkChange, { body: { ...bulk, version } });
	};
	const exported = async (owner: Person, lang = 'en') => (await owner.browser.fetch(`/api/owner/exports/cars?lang=${lang}`)).text();

	/** The first of three cars has both extras, the second one of them, the third none. */
	async function anOwnerOfExtras() {
		const owner = await aPerson(world);
		await importAll(owner, [HEAD, ROW, rowOf('70-2'), rowOf('70-3')].join('\n'));
		const [seat, roof] = await owner.browser.call(putExtraStocks, { body: { stocks: [seats, box] } });
		await stop(owner, '70-2', roof?.id);
		await stop(owner, '70-3', seat?.id);
		await stop(owner, '70-3', roof?.id);
		return owner;
	}

	it.each(['en', 'ar'])(
		'are in the exported file, which changes nothing for its owner and gives another owner the same (%s)',
		async (lang) => {
			const owner = await anOwnerOfExtras();
			const file = await exported(owner, lang);
			expect((await look(owner, file)).counts).toEqual({ created: 0, changed: 0, unchanged: 3, refused: 0 });

			const other = await aPerson(world);
			await importAll(other, file);
			const [own, copied] = [await stocksOf(owner), await stocksOf(other)];
			expect(copied.map(({ id: _, ...stock }) => stock)).toEqual(own.map(({ id: _, ...stock }) => stock));
			expect(copied.map(({ kind, stoppedCars }) => [kind, stoppedCars])).toEqual([
				['CHILD_SEAT', 1],
				['OTHER', 2],
			]);
			const rowsIn = (text: string) => text.trim().split(/\r?\n/).slice(1).toSorted();
			expect(rowsIn(await exported(other, lang))).toEqual(rowsIn(file));
		},
	);

	it('follow the file: another price, one more, and a car that is offered with them again; an empty cell leaves them', async () => {
		const owner = await anOwnerOfExtras();
		const [seat, roof] = await stocksOf(owner);
		const rows = [
			['70-1', 'Child seat (9-18 kg) 2.50/DAY x20; WIFI 1/DAY; "Roof box; ""wide""" 10/TRIP x3'],
			['70-2', ''],
			['70-3', 'CHILD_SEAT 2.5/DAY x20'],
		].map(([plate = '', cell = '']) => `${rowOf(plate)},"${cell.replaceAll('"', '""')}"`);
		const done = await importAll(owner, [`${HEAD},extras_all_cars`, ...rows].join('\n'));
		expect(done.counts).toEqual({ created: 0, changed: 2, unchanged: 1, refused: 0 });
		expect(lineOf(done, 4).changes).toMatchObject([{ from: 'NONE', to: 'CHILD_SEAT 2.50/DAY x20' }]);
		const after = await stocksOf(owner);
		expect(after.map(({ id, kind, priceJod, quantity, stoppedCars }) => [id, kind, priceJod, quantity, stoppedCars])).toEqual([
			[seat?.id, 'CHILD_SEAT', '2.50', 20, 0],
			[roof?.id, 'OTHER', '10.00', 3, 2],
			[expect.any(String), 'WIFI', '1.00', 1, 1],
		]);
	});

	it('are added by one record without changing the cars of others that do not name them', async () => {
		const owner = await anOwnerOfExtras();
		const cells = [ROW, rowOf('70-2')].map((row, index) => `${row},CHILD_SEAT 2/DAY x20${index === 0 ? '; WIFI 1/DAY' : ''}`);
		const file = [`${HEAD},extras_all_cars`, ...cells].join('\n');
		expect((await importAll(owner, file)).counts).toMatchObject({ changed: 1, unchanged: 1 });
		expect((await stocksOf(owner)).map(({ kind, stoppedCars }) => [kind, stoppedCars])).toContainEqual(['WIFI', 1]);
		expect((await look(owner, file)).counts).toMatchObject({ changed: 0, unchanged: 2 });
	});

	it('have one price and number: a record that differs is refused, with the record before it', async () => {
		const rows = [ROW, rowOf('70-2')].map((row, index) => `${row},WIFI ${index + 1}/DAY x6`);
		const { counts, lines } = await look(await aPerson(world), [`${HEAD},extras_all_cars`, ...rows].join('\n'));
		expect(counts).toMatchObject({ created: 1, refused: 1 });
		expect(lines[1]?.problems).toMatchObject([{ heading: 'extras_all_cars', text: expect.stringMatching(/Row 2.*WIFI 1\.00\/DAY x6/) }]);
	});
});

describe('a second import', () => {
	it('changes existing cars where allowed, and leaves what an admin has checked', async () => {
		const owner = await aPerson(world);
		await importAll(owner, `${HEAD}\n${ROW}`);
		const draft = await look(owner, `${HEAD},doors\nToyota,Yaris,2023,70 1,White,27,200,2`);
		expect(lineOf(draft, 2).changes.map(({ column, from, to }) => [column, from, to])).toEqual([
			['year', '2024', '2023'],
			['doors', '4', '2'],
			['dailyRateJod', '25.00', '27.00'],
		]);
		const { id, slug } = await aCar(world, owner, { make: 'Kia', model: 'Rio', year: 2020 });
		await owner.browser.call(changeOwnerCar, { params: { id }, body: { plateNumber: '70-2' } as never });
		await world.running.platform.db.updateTable('cars').set({ verification_status: 'VERIFIED' }).where('id', '=', id).execute();
		const { color } = await owner.browser.call(getOwnerCar, { params: { id } });
		const done = await importAll(owner, `${HEAD},doors\nKia,Rio,2021,70-2,${color},40,210,2`);
		expect(lineOf(done, 2)).toMatchObject({ outcome: 'CHANGED', remarks: [{ column: 'year' }, { column: 'doors' }] });
		expect(await world.visitor().call(getCar, { params: { slug } })).toMatchObject({ year: 2020, pricePerDay: 40, depositJod: '210.00' });
	});

	it('is refused as outdated after the cars have changed, and nothing is written', async () => {
		const owner = await aPerson(world);
		await importAll(owner, `${HEAD}\n${ROW}`);
		const file = `${HEAD}\n${ROW.replace('25.00', '30')}\nKia,Rio,2020,70-9,Red,20,100`;
		const { version } = await look(owner, file);
		const [car] = await carsOf(owner);
		await owner.browser.call(setCarPricing, { params: { id: car?.id ?? '' }, body: { type: 'BASE', dailyRateJod: '33' } });
		expect(await take(owner, file, version)).toMatchObject({ status: 409, body: { code: 'IMPORT_OUTDATED' } });
		expect((await carsOf(owner)).map(({ dailyRateJod }) => dailyRateJod)).toEqual(['33.00']);
	});

	it('of the same file at the same moment creates each car once', async () => {
		const owner = await aPerson(world);
		const { version } = await look(owner, `${HEAD}\n${ROW}`);
		const answers = await Promise.all([1, 2, 3].map(() => take(owner, `${HEAD}\n${ROW}`, version)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect(await countOf(owner)).toBe(1);
	});

	it('does not match cars of other owners with the same plate', async () => {
		await importAll(await aPerson(world), `${HEAD}\n${ROW}`);
		expect((await importAll(await aPerson(world), `${HEAD}\n${ROW}`)).counts).toMatchObject({ created: 1 });
	});
});

describe('a file to import', () => {
	it.each([
		['IMPORT_EMPTY', ''],
		['IMPORT_EMPTY', `${HEAD}\n\n`],
		['IMPORT_COLUMNS_MISSING', `make,model\nToyota,Yaris`],
		['IMPORT_QUOTES_OPEN', `${HEAD}\n"Toyota,Yaris,2024,70-1,White,25.00,200`],
		['IMPORT_TOO_MANY', `${HEAD}\n${`${ROW}\n`.repeat(1001)}`],
		['IMPORT_FILE_UNREADABLE', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 1, 2, 3, 0xff, 0x80])],
		['IMPORT_FILE_UNREADABLE', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
		['IMPORT_FILE_UNREADABLE', zipSync({ 'a.txt': new Uint8Array([65]) })],
		['IMPORT_FILE_UNREADABLE', zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(50 * 2 ** 20) })],
		['TOO_LARGE', `${HEAD}\n${'x'.repeat(2 * 2 ** 20)}`],
	])('is refused with %s', async (code, body) => {
		expect((await send(await aPerson(world), '/preview', body as Body)).body).toMatchObject({ code });
	});

	it.each(hostileWorkbooks)('of %s is refused, and the server answers other requests meanwhile', async (_, make) => {
		const owner = await aPerson(world);
		const refused = send(owner, '/preview', make());
		const first = await Promise.race([
			refused.then(() => 'refused'),
			world
				.visitor()
				.fetch('/healthz')
				.then(({ status }) => status),
		]);
		expect([first, (await refused).body.code]).toEqual([200, 'IMPORT_FILE_UNREADABLE']);
		expect((await look(owner, toWorkbook(`${HEAD}\n${ROW}`.replaceAll(',', ';')))).counts).toMatchObject({ created: 1 });
	});

	it('may end in blank rows down to the last row of a sheet, and have another sheet that is larger', async () => {
		const words = ['make', 'model', 'year', 'plate', 'colour', 'daily_rate_jod', 'deposit_jod'];
		const row = (number: number, cells: readonly string[]) =>
			`<row r="${number}">${cells.map((text, index) => `<c r="${'ABCDEFG'[index]}${number}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
		const sheet = `${row(1, words)}${row(2, ROW.split(','))}<row r="1048576"><c r="A1048576" s="1"/></row>`;
		const other = `<worksheet><sheetData><row r="60000"><c r="A60000"><v>1</v></c></row></sheetData></worksheet>`;
		const owner = await aPerson(world);
		expect((await look(owner, aWorkbook(sheet, { 'xl/worksheets/sheet2.xml': other }))).counts).toMatchObject({ created: 1, refused: 0 });
	});

	it('may have Arabic headings in any order, numbers of any script, and unknown columns', async () => {
		const text =
			'السعر اليومي;اللون;رقم اللوحة;التأمين;سنة الصنع;الطراز;الشركة المصنعة;الوقود;ملاحظات\n٢٥٫٥٠;أبيض;٧٠-٥;٢٠٠;٢٠٢٢;كورولا;تويوتا;هايبرد;—';
		const owner = await aPerson(world);
		expect(await importAll(owner, text)).toMatchObject({ counts: { created: 1, refused: 0 }, unknownHeadings: ['ملاحظات'] });
		expect(await carWith(owner, '70-5')).toMatchObject({ make: 'تويوتا', fuel: 'Hybrid', dailyRateJod: '25.50', year: 2022 });
	});

	it('may state what a car asks of drivers, within the settings of the marketplace', async () => {
		const owner = await aPerson(world);
		const head = `${HEAD},driver_age,licence_years`;
		await importAll(owner, `${head}\n${ROW},٢٥,2`);
		expect(await carWith(owner, '70-1')).toMatchObject({ driverAge: 25, driverLicenceYears: 2 });
		const file = await (await owner.browser.fetch('/api/owner/exports/cars')).text();
		expect((await look(owner, file)).counts).toEqual({ created: 0, changed: 0, unchanged: 1, refused: 0 });
		const { lines } = await look(owner, `${head}\n${ROW},17,2\n${ROW.replace('70-1', '70-2')},25,9\n${ROW.replace('70-1', '70-3')},adult,`);
		const found = lines.map(({ problems }) => problems.flatMap(({ heading, text }) => [heading, text]));
		expect(found).toEqual([
			['driver_age', expect.stringMatching(/from \d+ to \d+/)],
			['licence_years', expect.stringMatching(/up to \d+ years/)],
			['driver_age', expect.stringContaining('such as 23')],
		]);
	});

	it('reports all problems of a record at once, and contact details where they are not allowed', async () => {
		const { lines } = await look(await aPerson(world), `${HEAD}\nCall 0791234567,,1900,70-1,White,x,,more`);
		expect(lines[0]?.problems.map(({ column }) => column)).toEqual(['make', 'model', 'year', 'depositJod', 'dailyRateJod', null]);
	});

	it('is available as a template that an import accepts, in both languages', async () => {
		const owner = await aPerson(world);
		for (const lang of ['en', 'ar']) {
			const response = await owner.browser.fetch(`/api/owner/cars/import/template?lang=${lang}`);
			const bytes = new Uint8Array(await response.arrayBuffer());
			expect((await look(owner, bytes)).counts).toMatchObject({ created: 1, refused: 0 });
		}
	});

	it('requires an approved identity', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		expect((await send(person, '/preview', `${HEAD}\n${ROW}`)).body).toMatchObject({ code: 'IDENTITY_REQUIRED' });
	});
});

/** Encoded like the output of `iconv -t WINDOWS-1256`. */
function toWindows1256(text: string): Uint8Array<ArrayBuffer> {
	const decoder = new TextDecoder('windows-1256');
	const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]));
	return new Uint8Array([...text].map((letter) => byteOf.get(letter) ?? expect.fail(`${letter} is not in Windows-1256`)));
}

/** A workbook with one sheet of inline strings, and numbers where a spreadsheet has them. */
function toWorkbook(text: string): Uint8Array<ArrayBuffer> {
	const escaped = (cell: string) => cell.replace(/&/g, '&amp;').replace(/</g, '&lt;');
	const cell = (value: string, column: number, row: number) => {
		const address = `${String.fromCharCode(65 + column)}${row + 1}`;
		if (value === '') return '';
		if (/^\d+(\.\d+)?$/.test(value)) return `<c r="${address}"><v>${value}</v></c>`;
		return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
	};
	const rows = text
		.trimEnd()
		.split('\n')
		.map((line) => [...line.matchAll(/("[^"]*"|[^;]*)(;|$)/g)].map(([, value = '']) => value.replace(/^"|"$/g, '')).slice(0, 20));
	const sheet = rows
		.map((cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`)
		.join('');
	return aWorkbook(sheet);
}
