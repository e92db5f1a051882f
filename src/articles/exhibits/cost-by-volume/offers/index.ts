export {brevo} from './brevo';
export {mailgun} from './mailgun';
export {mandrill} from './mandrill';
export {postmark} from './postmark';
export {resend} from './resend';
export {sendgrid} from './sendgrid';
export {ses, sesALaCarte, sesPro} from './ses';
