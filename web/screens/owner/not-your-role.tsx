/** In place of what the member's role in the office's team does not include. */
import { LockKeyhole } from 'lucide-react';
import { EmptyState } from '#web/ui/states.tsx';

type NotYourRoleProps = {
	/** What the role does not include, and who can change that. */
	texts: { title: string; hint: string };
};

/** No error with a retry, because trying again changes nothing. */
export function NotYourRole({ texts: { title, hint } }: NotYourRoleProps) {
	return (
		<div className="rounded-card border border-line bg-surface">
			<EmptyState icon={<LockKeyhole aria-hidden />} title={title} hint={hint} />
		</div>
	);
}
