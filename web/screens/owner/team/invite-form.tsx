/** Invites a member by e-mail or SMS. */
import { getTeam, inviteToTeam, type Team } from '#contract/team.ts';
import { type TeamRole, teamRoles } from '#contract/team-roles.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Input, Select } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { TeamTexts } from './texts.en.ts';

type Values = { by: 'email' | 'phone'; address: string; role: TeamRole };

export function InviteForm() {
	const { invite: t, roles } = useScreenTexts<TeamTexts>();
	const errorText = useErrorText();
	const { form, field, props, send, errors } = useActionForm<Values, Team>({
		defaultValues: { by: 'email', address: '', role: 'DESK' },
		call: ({ by, address, role }) => call(inviteToTeam, { body: { [by]: address, role } }),
		refreshes: ['/api/owner/team'],
		done: t.sent,
		failed: null,
		onDone: (team, { reset }, client) => {
			client.setQueryData(queryFor(getTeam).queryKey, team);
			reset();
		},
	});
	const by = form.watch('by');
	const role = form.watch('role');
	return (
		<Panel title={t.title} lead={t.lead}>
			<form {...props} className="grid gap-4 sm:grid-cols-2" data-testid="team-invite">
				<Field label={t.by}>
					<Select {...field('by')}>
						<option value="email">{t.email}</option>
						<option value="phone">{t.phone}</option>
					</Select>
				</Field>
				<Field label={by === 'email' ? t.emailField : t.phoneField} error={errors.email ?? errors.phone}>
					<Input {...field('address')} type={by === 'email' ? 'email' : 'tel'} dir="ltr" autoComplete="off" className="rtl:text-end" />
				</Field>
				<Field label={t.role} hint={roles[role].does} className="sm:col-span-2">
					<Select {...field('role')}>
						{teamRoles.map((each) => (
							<option key={each} value={each}>
								{roles[each].name}
							</option>
						))}
					</Select>
				</Field>
				{send.error && Object.keys(errors).length === 0 && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
				<div className="sm:col-span-2">
					<Button type="submit" variant="primary" busy={send.isPending && t.sending}>
						{t.send}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
