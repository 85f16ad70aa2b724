/** The demo's support: unassigned numbers, except the emergency number of Jordan. */
import { changeSettings } from '#server/capabilities/admin/index.ts';
import { named, type SeedContext, type SeededUsers } from './seed-context.ts';

export async function seedSupport({ platform, plan }: SeedContext, users: SeededUsers): Promise<void> {
	const key = plan.people.find(({ role }) => role === 'SUPER_ADMIN')?.key;
	if (!key) return;
	await changeSettings(platform, named(users, key), {
		supportPhone: '+96265550100',
		supportWhatsapp: '+962790000100',
		supportEmail: 'support@mishwar.example',
		supportHoursEn: 'Every day from 8:00 to 22:00',
		supportHoursAr: 'يومياً من 8:00 إلى 22:00',
		emergencyPhone: '911',
		roadsidePhone: '+96265550111',
		rentalPlatesDecided: true,
	});
}
