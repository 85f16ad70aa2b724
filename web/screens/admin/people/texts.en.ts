/** English texts of the search for people. */
import { desk } from '#web/features/admin/texts.en.ts';
import { users } from '#web/features/user-access/texts.en.ts';

export const texts = {
	desk,
	users,
	title: 'People',
	heading: 'People',
	lead: 'Everyone with an account: their documents, cars, bookings, money and admin notes.',
	query: 'Name, phone, email, plate or ID',
	file: 'Open file',
	error: 'We couldn’t load the people',
	nothing: 'Try part of the name, the phone number or the whole plate.',
};

export type AdminPeopleTexts = typeof texts;
