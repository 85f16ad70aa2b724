/** README of an export, in both languages. Pure. */

export const readMe = (date: string): string => `Your data at Mishwar, ${date}

Each .json file is one part of what we keep: your account, your identity checks, your cars, bookings, payments and so on.
The folders hold your files: documents and photos. Amounts that end in _fils are in fils: 1000 fils are 1 JOD.
Passwords and codes are kept in a form that nobody can read, so they are not in here.

بياناتك في مشوار، ${date}

كل ملف ‎.json‎ جزء مما نحتفظ به: حسابك والتحقق من هويتك وسياراتك وحجوزاتك ومدفوعاتك وغيرها.
في المجلدات ملفاتك: الوثائق والصور. المبالغ التي تنتهي بـ ‎_fils‎ بالفلس: كل 1000 فلس دينار واحد.
كلمات المرور والرموز محفوظة بصيغة لا يقرؤها أحد، لذلك ليست هنا.
`;
