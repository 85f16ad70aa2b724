/** Changes a user's role; each role is explained. */
import { type FormEvent, useId, useState } from 'react';
import { roles } from '#contract/endpoint.ts';
import { type AdminUser, changeRole } from '#contract/people.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { USER_LISTS } from './access-dialogs.tsx';
import type { UserTexts } from './texts.en.ts';

type RoleDialogProps = { person: AdminUser; name: string; open: boolean; onClose(): void };

export function RoleDialog({ person, name, open, onClose }: RoleDialogProps) {
	const { users: t } = useScreenTexts<{ users: UserTexts }>();
	const form = useId();
	const [role, setRole] = useState(person.role);
	const save = useActionMutation<void>({
		call: () => call(changeRole, { params: { id: person.id }, body: { role } }),
		...{ refreshes: USER_LISTS, done: t.changed, failed: t.changeFailed, onDone: onClose },
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.mutate();
	};
	return (
		<Dialog
			open={open}
			onOpenChange={(next) => !next && !save.isPending && onClose()}
			title={t.changeTitle(name)}
			description={t.changeLead}
			footer={
				<DialogActions back={t.cancel} busy={save.isPending} onBack={onClose}>
					<Button type="submit" form={form} variant="primary" disabled={role === person.role} busy={save.isPending && t.saving}>
						{t.save}
					</Button>
				</DialogActions>
			}
		>
			<form id={form} onSubmit={submit}>
				<fieldset className="grid gap-2">
					<legend className="sr-only">{t.role}</legend>
					{roles.map((each) => (
						<label
							key={each}
							className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-control-line p-3 has-checked:border-primary has-checked:bg-primary-soft"
						>
							<input
								type="radio"
								name="role"
								value={each}
								checked={role === each}
								onChange={() => setRole(each)}
								className="mt-1 size-5 shrink-0 accent-primary"
							/>
							<span>
								<span className="block font-medium">{t.roles[each]}</span>
								<span className="block text-muted text-sm">{t.roleHints[each]}</span>
							</span>
						</label>
					))}
				</fieldset>
			</form>
		</Dialog>
	);
}
