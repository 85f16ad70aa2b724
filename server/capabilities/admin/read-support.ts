/** How to reach the support, from the settings in force. */
import type { SupportContacts } from '#contract/support.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';

export async function readSupportContacts(platform: Pick<Platform, 'db' | 'settingsCache'>): Promise<SupportContacts> {
	const set = await getCachedSettings(platform);
	return {
		phone: set.supportPhone || null,
		whatsapp: set.supportWhatsapp || null,
		email: set.supportEmail || null,
		hours: set.supportHoursEn ? { en: set.supportHoursEn, ar: set.supportHoursAr } : null,
		emergencyPhone: set.emergencyPhone || null,
		roadsidePhone: set.roadsidePhone || null,
	};
}
