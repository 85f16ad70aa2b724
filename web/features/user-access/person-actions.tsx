/** Actions of a super admin on a user: role, suspension, lost second factors. */
import { useState } from 'react';
import { type AdminUser, reinstateUser } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { ResetFactorDialog, SuspendDialog, USER_LISTS } from './access-dialogs.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { UserTexts } from './texts.en.ts';

export function PersonActions({ person }: { person: AdminUser }) {
	const { users: t } = useScreenTexts<{ users: UserTexts }>();
	const { language } = useLanguage();
	const user = useCurrentUser();
	const [open, setOpen] = useState<'role' | 'suspend' | 'reset' | null>(null);
	const name = nameOf(person, language);
	const lift = useActionMutation<void>({
		call: () => call(reinstateUser, { params: { id: person.id } }),
		...{ refreshes: USER_LISTS, done: t.lifted, failed: t.liftFailed },
	});
	const close = () => setOpen(null);
	if (user?.id === person.id) return <span className="text-muted text-sm">{t.you}</span>;
	return (
		<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">
			<Button onClick={() => setOpen('role')}>{t.changeRole}</Button>
			{person.suspendedAt ? (
				<Button variant="quiet" busy={lift.isPending && t.lifting} onClick={() => lift.mutate()}>
					{t.lift}
				</Button>
			) : (
				<Button variant="quiet" onClick={() => setOpen('suspend')}>
					{t.suspend}
				</Button>
			)}
			{person.hasSecondFactor && (
				<Button variant="quiet" onClick={() => setOpen('reset')}>
					{t.resetFactor}
				</Button>
			)}
			<RoleDialog person={person} name={name} open={open === 'role'} onClose={close} />
			<SuspendDialog person={person} name={name} open={open === 'suspend'} onClose={close} />
			<ResetFactorDialog person={person} name={name} open={open === 'reset'} onClose={close} />
		</div>
	);
}
