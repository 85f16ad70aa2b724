import { describe, expect, it } from 'vitest';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { getSupportContacts } from '#contract/support.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const master = () => aPerson(world, { role: 'SUPER_ADMIN' });
const nothing = { phone: null, whatsapp: null, email: null, hours: null, emergencyPhone: null, roadsidePhone: null };

describe('the contacts of the support', () => {
	it('are empty at first; what the super admin sets is public at once', async () => {
		const visitor = world.visitor();
		expect(await visitor.call(getSupportContacts)).toEqual(nothing);
		const by = await master();
		const changed = await by.browser.call(changeSettings, {
			body: {
				...{ supportPhone: '+962 6 555-0100', supportWhatsapp: '٠٧٩٠٠٠٠١٠٠', supportEmail: ' Support@Mishwar.Example ' },
				...{ supportHoursEn: 'Daily 8:00–22:00', supportHoursAr: 'يومياً 8:00–22:00', emergencyPhone: '911' },
			},
		});
		expect(changed.history[1]).toMatchObject({ supportPhone: '' });
		expect(await visitor.call(getSupportContacts)).toEqual({
			...{ phone: '+96265550100', whatsapp: '+962790000100', email: 'support@mishwar.example' },
			...{ hours: { en: 'Daily 8:00–22:00', ar: 'يومياً 8:00–22:00' }, emergencyPhone: '911', roadsidePhone: null },
		});
		await by.browser.call(changeSettings, { body: { supportPhone: '' } });
		expect(await visitor.call(getSupportContacts)).toMatchObject({ phone: null, emergencyPhone: '911' });
	});

	it('are refused by field: letters in a number, a WhatsApp number without its country, half an address, hours in one language', async () => {
		const by = await master();
		const { version } = await by.browser.call(getSettings);
		expect(
			await by.browser.refused(changeSettings, { body: { supportPhone: 'call me', supportWhatsapp: '911', supportEmail: 'support@' } }),
		).toMatchObject({
			fields: { supportPhone: expect.any(String), supportWhatsapp: expect.any(String), supportEmail: expect.any(String) },
		});
		expect(await by.browser.refused(changeSettings, { body: { supportHoursEn: 'Daily', supportHoursAr: '' } })).toMatchObject({
			fields: { supportHoursAr: expect.any(String) },
		});
		expect((await by.browser.call(getSettings)).version).toBe(version);
	});
});
