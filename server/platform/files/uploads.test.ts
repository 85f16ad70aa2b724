import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { kycStatus, submitKyc } from '#contract/kyc.ts';
import { finishUpload, MAX_UPLOAD_BYTES, startUpload } from '#contract/objects.ts';
import { addPhoto } from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { photoKeys, uploadKey } from '#server/platform/storage/object-store.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { hostilePdfs, laboriousPdf } from '#tests/support/hostile-files.ts';
import { approveChange } from '#tests/support/listed-cars.ts';
import { aPdf, deflated } from '#tests/support/pdf.ts';
import { put, upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { assertSafePdf } from './pdf.ts';
import { storePhoto } from './uploads.ts';

const world = aWorld();

const picture = (width = 1200, height = 900) => sharp({ create: { width, height, channels: 3, background: '#a8452c' } });
const jpeg = () => picture().jpeg().toBuffer();
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(40));
/** A few kilobytes that decode to `side` × `side` pixels. */
const bomb = (side: number) =>
	sharp({ create: { width: side, height: side, channels: 3, background: '#fff' }, limitInputPixels: false })
		.png()
		.toBuffer();

const idOf = (uploadURL: string) => new URL(uploadURL).pathname.split('/').at(-1) ?? '';

describe('an upload', () => {
	it.each([
		['an SVG', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
		['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
		['plain text', () => Buffer.from('hello')],
		['a GIF', () => picture(10, 10).gif().toBuffer()],
		['random bytes', () => randomBytes(5000)],
		['a program', () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), randomBytes(500)])],
	])('of %s is refused by its bytes, with any name, and not stored', async (_, make) => {
		const person = await aPerson(world);
		const bytes = await make();
		const { uploadURL, status } = await put(person, bytes);
		const id = idOf(uploadURL);
		expect([status, await world.running.platform.store.get(uploadKey(id))]).toEqual([415, null]);
		// An external object storage accepts anything.
		await world.running.platform.store.put(uploadKey(id), bytes, 'image/jpeg');
		expect(await person.browser.refused(finishUpload, { body: { uploadURL } })).toMatchObject({ status: 415, code: 'FILE_TYPE_REFUSED' });
		expect((await person.browser.refused(finishUpload, { body: { uploadURL } })).fields).toHaveProperty('uploadURL');
	});

	it('of one byte too many is refused with 413, of exactly the limit accepted', async () => {
		const person = await aPerson(world);
		const atLimit = Buffer.concat([await jpeg(), Buffer.alloc(MAX_UPLOAD_BYTES)]).subarray(0, MAX_UPLOAD_BYTES);
		expect((await put(person, atLimit)).status).toBe(200);
		expect((await put(person, Buffer.concat([atLimit, Buffer.from('x')]))).status).toBe(413);
		expect((await put(person, new Uint8Array())).status).toBe(400);
	});

	it('goes to a signed address that expires after 15 minutes', async () => {
		const person = await aPerson(world);
		const { uploadURL } = await person.browser.call(startUpload);
		const { pathname, search } = new URL(uploadURL);
		const bytes = new Uint8Array(await jpeg());
		const status = async (path: string) => (await world.visitor().fetch(path, { method: 'PUT', body: bytes })).status;
		const other = new URL((await person.browser.call(startUpload)).uploadURL).pathname;
		expect(await status(other + search)).toBe(403);
		expect(await status(`${pathname}?expires=99999999999&signature=${new URLSearchParams(search).get('signature')}`)).toBe(403);
		expect(await status(`/objects/uploads/..%2f..%2fsecret${search}`)).toBe(400);
		world.clock.advance(15 * 60_000);
		expect(await status(pathname + search)).toBe(403);
	});

	it('belongs to its uploader only', async () => {
		const [person, other] = [await aPerson(world), await aPerson(world)];
		const { uploadURL } = await put(person, await jpeg());
		expect((await other.browser.refused(finishUpload, { body: { uploadURL } })).fields).toHaveProperty('uploadURL');
		const objectPath = await upload(person, await jpeg());
		for (const reader of [other.browser, world.visitor()]) expect((await reader.fetch(objectPath)).status).toBe(404);
		const preview = await person.browser.fetch(objectPath);
		expect(preview.headers.get('cache-control')).toMatch(/^private/);
		expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
	});

	it.each([
		['a picture that is cut off', 400, 'FILE_DAMAGED', async () => (await picture().png().toBuffer()).subarray(0, 900)],
		['a page that begins as a picture does', 400, 'FILE_DAMAGED', async () => Buffer.concat([(await jpeg()).subarray(0, 24), HTML])],
		['a bomb of pixels', 413, 'PICTURE_TOO_MANY_PIXELS', () => bomb(9000)],
	])('of %s is refused as soon as it arrives', async (_, status, code, make) => {
		const person = await aPerson(world);
		const { uploadURL } = await put(person, await make());
		expect(await person.browser.refused(finishUpload, { body: { uploadURL } })).toMatchObject({ status, code });
		expect((await person.browser.refused(finishUpload, { body: { uploadURL } })).fields).toHaveProperty('uploadURL');
	});
});

it('whose check failed for another reason than its content is checked again', async () => {
	world.expectLog(/request failed/);
	const { pool } = world.running.platform;
	const person = await aPerson(world);
	const { uploadURL } = await put(person, await jpeg());
	await pool.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full' USING ERRCODE = '53100'; END $$;
		CREATE TRIGGER fail BEFORE UPDATE ON stored_objects FOR EACH ROW EXECUTE FUNCTION fail()`);
	expect(await person.browser.refused(finishUpload, { body: { uploadURL } })).toMatchObject({ status: 503, code: 'TRY_AGAIN_SOON' });
	await pool.query('DROP TRIGGER fail ON stored_objects');
	expect((await person.browser.call(finishUpload, { body: { uploadURL } })).objectPath).toBe(`/objects/uploads/${idOf(uploadURL)}`);
});

describe('a PDF', () => {
	const action = (what: string) => aPdf({ catalog: `/OpenAction << /S ${what} >>` });
	const inObjects = (text: string) => aPdf({ objects: [deflated(`9 0 << /S ${text} >>`, '/Type /ObjStm /N 1 /First 4')] });

	it('of pages is accepted, with an initial view and links', async () => {
		const person = await aPerson(world);
		const scan = deflated(Buffer.alloc(3_000_000), '/Type /XObject /Subtype /Image');
		const pdf = aPdf({ catalog: '/OpenAction [3 0 R /Fit]', objects: [scan, '<< /S /URI /URI (https://gov.jo) >>'] });
		expect(await upload(person, pdf)).toMatch(/^\/objects\/uploads\//);
	});

	it.each([
		['JavaScript', () => action('/JavaScript /JS (app.alert\\(1\\))')],
		['JavaScript written otherwise', () => action('/J#61vaScript /JS (1)')],
		['JavaScript among folded objects', () => inObjects('/JavaScript')],
		['JavaScript among folded objects that say nothing of it', () => aPdf({ objects: [deflated('9 0 << /S /JavaScript >>', '/First 4')] })],
		['JavaScript inside a stream', () => aPdf({ objects: ['<< /Length 40 >>\nstream\n8 0 obj << /S /JavaScript >> endobj\nendstream'] })],
		['a program to start', () => action('/Launch /F (calc.exe)')],
		['an attached file', () => aPdf({ objects: ['<< /Type /EmbeddedFile /Length 0 >>\nstream\n\nendstream'] })],
		['a form of XML', () => aPdf({ catalog: '/AcroForm << /XFA 4 0 R >>' })],
		['a form that sends itself', () => action('/SubmitForm /F (https://evil.test)')],
		['a password', () => aPdf({ trailer: '/Encrypt 4 0 R' })],
		['a bomb in one stream', () => aPdf({ objects: [deflated(Buffer.alloc(80_000_000))] })],
		['a bomb in many streams', () => aPdf({ objects: Array.from({ length: 30 }, () => deflated(Buffer.alloc(3_000_000))) })],
		['a stream folded twice', () => aPdf({ objects: [deflated('x', '/F [/FlateDecode /FlateDecode]')] })],
		['more objects than a document has', () => aPdf({ objects: Array.from({ length: 6000 }, () => '<< >>') })],
		['more pages than a licence has', () => aPdf({ objects: Array.from({ length: 30 }, () => '<< /Type /Page >>') })],
		['no page', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
		['a page of the web before it', () => Buffer.concat([HTML.subarray(0, 200), aPdf()])],
		['an archive behind it', () => Buffer.concat([aPdf(), Buffer.from('PK\x03\x04'), randomBytes(400)])],
		['a page of the web behind it', () => Buffer.concat([aPdf(), HTML])],
		['its end cut off', () => aPdf().subarray(0, -30)],
		...hostilePdfs,
	])('with %s is refused, and not stored', async (_, make) => {
		const person = await aPerson(world);
		const { uploadURL } = await person.browser.call(startUpload);
		const id = idOf(uploadURL);
		await world.running.platform.store.put(uploadKey(id), make(), 'application/pdf');
		const refused = await person.browser.refused(finishUpload, { body: { uploadURL } });
		expect(['PDF_REFUSED', 'FILE_TYPE_REFUSED']).toContain(refused.code);
		expect(await world.running.platform.store.get(uploadKey(id))).toBeNull();
	});

	it('that takes long to check delays no other request', async () => {
		const checked = assertSafePdf(laboriousPdf()).then(() => 'checked');
		const answered = world.visitor().fetch('/healthz');
		expect(await Promise.race([checked, answered.then(({ status }) => status)])).toBe(200);
		expect(await checked).toBe('checked');
	});
});

it('the same upload sent many times at once is stored as one complete file', async () => {
	const person = await aPerson(world);
	const { uploadURL } = await person.browser.call(startUpload);
	const { pathname, search } = new URL(uploadURL);
	const photos = await Promise.all(
		Array.from({ length: 20 }, (_, index) =>
			picture(100 + 40 * index, 90)
				.jpeg()
				.toBuffer(),
		),
	);
	const send = (bytes: Buffer) => person.browser.fetch(pathname + search, { method: 'PUT', body: new Uint8Array(bytes) });
	expect((await Promise.all(photos.map(send))).map(({ status }) => status)).toEqual(photos.map(() => 200));
	const kept = await world.running.platform.store.get(uploadKey(idOf(uploadURL)));
	expect(photos.some((photo) => photo.equals(kept ?? new Uint8Array()))).toBe(true);
	expect((await person.browser.call(finishUpload, { body: { uploadURL } })).objectPath).toBe(`/objects/uploads/${idOf(uploadURL)}`);
});

describe('a photo that a car uses', () => {
	const caller = (person: Person) => ({
		userId: person.id,
		personId: person.id,
		office: null,
		role: 'OWNER' as const,
		lang: 'en' as const,
		sessionId: '',
	});

	it('stays if only the answer to its commit was lost, and is deleted if it was not recorded', async () => {
		const { platform } = world.running;
		const owner = await aPerson(world);
		const photo = async () => {
			const as = { purpose: 'CAR_PHOTO' as const, field: 'url' };
			return storePhoto(platform, caller(owner), await upload(owner, await jpeg()), as);
		};
		const isThere = async (id: string) => (await platform.store.get(photoKeys(id)[0] ?? '')) !== null;
		const [recorded, lost] = [await photo(), await photo()];
		await inTransaction(platform.db, (tx) => recorded.commit(tx));
		for (const each of [recorded, lost]) await each.discard();
		expect([await isThere(recorded.objectId), await isThere(lost.objectId)]).toEqual([true, false]);
	});

	it('is upright, without EXIF, in the displayed widths, in the format that the browser accepts', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const withExif = await picture(1600, 1200)
			.withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect((await sharp(withExif).metadata()).exif).toBeDefined();
		await addPhoto(world.running.platform, caller(owner), car.id, { url: await upload(owner, withExif), sort: 0 });
		await approveChange(world, owner, car.id);
		const photo = (await world.visitor().call(getCar, { params: { slug: car.slug } })).primaryPhoto ?? '';
		const get = async (width: number, accept: string) => {
			const response = await world.visitor().fetch(`${photo}?w=${width}`, { headers: { accept } });
			const bytes = Buffer.from(await response.arrayBuffer());
			return {
				type: response.headers.get('content-type'),
				kept: response.headers.get('cache-control'),
				...(await sharp(bytes).metadata()),
			};
		};
		expect(await get(400, 'image/avif,image/webp')).toMatchObject({
			type: 'image/webp',
			width: 400,
			height: 533,
			kept: expect.stringContaining('immutable'),
		});
		expect((await get(300, 'image/webp')).width).toBe(400);
		const full = await get(1600, '*/*');
		expect(full).toMatchObject({ type: 'image/jpeg', width: 1200, height: 1600 });
		expect([full.exif, full.orientation]).toEqual([undefined, undefined]);
		await world.runJobs();
		expect(await get(400, 'image/avif,image/webp')).toMatchObject({ type: 'image/avif', width: 400 });
	});

	it('consumes its upload, which cannot be used twice or by somebody else', async () => {
		const [owner, other] = [await aPerson(world), await aPerson(world)];
		const [car, others] = [await aCar(world, owner), await aCar(world, other)];
		const url = await upload(owner, await jpeg());
		const { platform } = world.running;
		await expect(addPhoto(platform, caller(other), others.id, { url, sort: 0 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
		await expect(addPhoto(platform, caller(owner), others.id, { url, sort: 0 })).rejects.toMatchObject({ code: 'CAR_NOT_FOUND' });
		await addPhoto(platform, caller(owner), car.id, { url, sort: 0 });
		await expect(addPhoto(platform, caller(owner), car.id, { url, sort: 1 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
	});

	it('contains nothing that was hidden behind the picture, in any of its files', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const url = await upload(owner, Buffer.concat([await jpeg(), HTML]));
		const { id } = await addPhoto(world.running.platform, caller(owner), car.id, { url, sort: 0 });
		await world.runJobs();
		for (const key of photoKeys(id)) {
			const kept = await world.running.platform.store.get(key);
			if (kept) expect(Buffer.from(kept).includes('<script>')).toBe(false);
		}
	});

	it('is no PDF', async () => {
		const owner = await aPerson(world);
		const car = await aCar(world, owner);
		const url = await upload(owner, aPdf());
		await expect(addPhoto(world.running.platform, caller(owner), car.id, { url, sort: 0 })).rejects.toMatchObject({
			code: 'FILE_TYPE_REFUSED',
		});
	});
});

describe('identity documents', () => {
	it('are submitted once both are there, and then wait for review', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		const documents = async () => ({
			idDocUrl: await upload(person, await jpeg()),
			licenseUrl: await upload(person, aPdf()),
		});
		expect(await person.browser.call(submitKyc, { body: await documents() })).toMatchObject({ status: 'PENDING', notes: null });
		expect(await person.browser.call(kycStatus)).toMatchObject({ status: 'PENDING' });
		expect(await person.browser.refused(submitKyc, { body: await documents() })).toMatchObject({ status: 409, code: 'KYC_ALREADY_OPEN' });
	});

	it('cannot be read by their address', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		const body = { idDocUrl: await upload(person, await jpeg()), licenseUrl: await upload(person, await jpeg()) };
		const { idDocUrl } = await person.browser.call(submitKyc, { body });
		for (const reader of [world.visitor(), (await aPerson(world)).browser]) expect((await reader.fetch(idDocUrl ?? '')).status).toBe(404);
		const id = idDocUrl?.split('/').at(-1);
		expect((await world.visitor().fetch(`/objects/photos/${id}`)).status).toBe(404);
		expect((await world.visitor().fetch(`/objects/photos/..%2fdocuments%2f${id}`)).status).toBe(404);
	});

	it('must be the person’s own uploads', async () => {
		const [person, other] = [await aPerson(world, { identity: 'NOT_SUBMITTED' }), await aPerson(world)];
		const theirs = await upload(other, await jpeg());
		for (const idDocUrl of [theirs, 'https://evil.test/x.jpg', '/objects/photos/x', '']) {
			const licenseUrl = await upload(person, await jpeg());
			expect((await person.browser.refused(submitKyc, { body: { idDocUrl, licenseUrl } })).fields).toHaveProperty('idDocUrl');
		}
		expect((await person.browser.call(kycStatus)).status).toBe('NOT_SUBMITTED');
	});
});
