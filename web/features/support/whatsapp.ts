/** Address of a WhatsApp chat with a number. */

/** Landlines of Jordan, which have no WhatsApp; mobile numbers begin with 7. */
const LANDLINE = /^\+962[^7]/;

/** Null for a number that cannot have one. */
export const whatsappAddress = (phone: string): string | null =>
	LANDLINE.test(phone) ? null : `https://wa.me/${phone.replace(/\D/g, '')}`;
