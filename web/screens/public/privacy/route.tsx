/** The privacy notice: what is kept of a person, why, how long, and what they can ask for. */
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LegalPage } from '../legal-page.tsx';
import type { PrivacyTexts } from './texts.en.ts';

export default function PrivacyScreen() {
	return <LegalPage texts={useScreenTexts<PrivacyTexts>()} />;
}
