/** English texts of the search for people. */
import { desk } from '#web/features/admin/texts.en.ts';
import { users } from '#web/features/user-access/texts.en.ts';

export const texts = {
	desk,
	users,
	title: 'People',
	heading: 'People',
	lead: 'Whoever has an account: their papers, cars, bookings and money, and what admins noted.',
	query: 'Name, phone, e-mail, plate or id',
	file: 'Open file',
	error: 'The people could not be loaded',
	nothing: 'Try part of the name, the phone number, or the whole plate.',
};

export type AdminPeopleTexts = typeof texts;
