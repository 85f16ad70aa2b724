/** Offers to switch the account if something is missing that may belong to the other one: to the person while the session acts for an office, or to an office of the person. */
import { useQuery } from '@tanstack/react-query';
import { listMemberships, workForCompany } from '#contract/team.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { useCurrentUser } from './current-user.ts';

const texts = {
	en: {
		own: (office: string) => `You’re working for ${office}. If this is your own trip, switch to your own account.`,
		ofOffice: 'If this belongs to an office you work for, open it there.',
		toOwn: 'Open in my own account',
		toOffice: (office: string) => `Open at ${office}`,
		failed: 'We couldn’t switch accounts',
	},
	ar: {
		own: (office: string) => `أنت تعمل الآن لدى ${office}. إذا كانت هذه رحلتك فارجع إلى حسابك.`,
		ofOffice: 'إذا كان هذا لمكتب تعمل فيه فافتحه هناك.',
		toOwn: 'فتح في حسابي',
		toOffice: (office: string) => `فتح في ${office}`,
		failed: 'تعذّر التبديل',
	},
};

type Office = { companyId: string; nameEn: string; nameAr: string };

/** Hidden for people without an office. */
export function SwitchSide() {
	const { language } = useLanguage();
	const t = texts[language];
	const user = useCurrentUser();
	const here = user?.office;
	const { data } = useQuery({ ...queryFor(listMemberships), enabled: user !== null && user !== undefined && !here });
	const offices: readonly Office[] = here ? [] : (data ?? []);
	const change = useActionMutation<string | null>({
		call: (companyId) => call(workForCompany, { body: { companyId } }),
		failed: t.failed,
		// A whole page load, so that nothing of the other account stays in memory.
		onDone: () => location.reload(),
	});
	const nameOf = ({ nameEn, nameAr }: Pick<Office, 'nameEn' | 'nameAr'>) => `\u2068${language === 'ar' ? nameAr : nameEn}\u2069`;
	if (!here && offices.length === 0) return null;
	return (
		<div className="mt-6 grid justify-items-center gap-3 rounded-card bg-sunken p-4 text-sm" data-testid="switch-side">
			<p>{here ? t.own(nameOf(here)) : t.ofOffice}</p>
			{here && (
				<Button disabled={change.isPending} onClick={() => change.mutate(null)}>
					{t.toOwn}
				</Button>
			)}
			{offices.map((office) => (
				<Button key={office.companyId} disabled={change.isPending} onClick={() => change.mutate(office.companyId)}>
					{t.toOffice(nameOf(office))}
				</Button>
			))}
		</div>
	);
}
