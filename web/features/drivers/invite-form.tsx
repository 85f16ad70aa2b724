/** Invites a person to drive too, by e-mail or SMS. */
import { type BookingDrivers, getBookingDrivers, inviteDriver } from '#contract/drivers.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input, Select } from '#web/ui/field.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import { driversTexts } from './texts.ts';

type Values = { by: 'email' | 'phone'; address: string };

export function InviteForm({ bookingId }: { bookingId: string }) {
	const t = driversTexts[useLanguage().language];
	const errorText = useErrorText();
	const of = { params: { id: bookingId } };
	const { form, field, props, send, errors } = useActionForm<Values, BookingDrivers>({
		defaultValues: { by: 'email', address: '' },
		call: ({ by, address }) => call(inviteDriver, { ...of, body: { [by]: address } }),
		refreshes: [`/api/bookings/${bookingId}/drivers`],
		done: t.sent,
		failed: null,
		onDone: (drivers, { reset }, client) => {
			client.setQueryData(queryFor(getBookingDrivers, of).queryKey, drivers);
			reset();
		},
	});
	const by = form.watch('by');
	return (
		<form {...props} className="grid gap-4 @lg:grid-cols-2" data-testid="driver-invite">
			<Field label={t.by}>
				<Select {...field('by')}>
					<option value="email">{t.email}</option>
					<option value="phone">{t.phone}</option>
				</Select>
			</Field>
			<Field label={by === 'email' ? t.emailField : t.phoneField} error={errors.email ?? errors.phone}>
				<Input {...field('address')} type={by === 'email' ? 'email' : 'tel'} dir="ltr" autoComplete="off" className="rtl:text-end" />
			</Field>
			{send.error && Object.keys(errors).length === 0 && (
				<div className="@lg:col-span-2">
					<FieldError>{errorText(send.error, t.sendFailed)}</FieldError>
				</div>
			)}
			<Button type="submit" variant="primary" wide className="@lg:col-span-2 @lg:w-fit" busy={send.isPending && t.sending}>
				{t.send}
			</Button>
		</form>
	);
}
