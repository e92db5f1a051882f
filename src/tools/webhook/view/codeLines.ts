/** The lines of code that a fault is fixed in, as the guides in the docs have them. */
import {brand} from '../../../site';
import type {Area} from '..';
import type {Framework} from './frameworks';

type Lines = Readonly<Record<Exclude<Area, 'clock'>, string>>;

const VARIABLE = `${brand.envPrefix}_WEBHOOK_SECRET`;

const NODE = {
  secret: `const secret = process.env.${VARIABLE}?.trim(); // whsec_…, of this endpoint
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');`,
  content: `const expected = createHmac('sha256', key)
  .update(\`\${id}.\${timestamp}.\`)
  .update(body) // the raw body
  .digest('base64');`,
};

const PYTHON = {
  secret: `secret = os.environ["${VARIABLE}"].strip()  # whsec_…, of this endpoint
key = base64.b64decode(secret.removeprefix("whsec_"))`,
  content: `content = f"{message_id}.{timestamp}.".encode() + body  # body: bytes
digest = hmac.new(key, content, hashlib.sha256).digest()
expected = b"v1," + base64.b64encode(digest)`,
};

const fetchHeaders = `const id = request.headers.get('webhook-id');
const timestamp = request.headers.get('webhook-timestamp');
const signatures = request.headers.get('webhook-signature')?.split(' ') ?? [];`;

export const CODE_LINES: Readonly<Record<Framework, Lines>> = {
  express: {
    ...NODE,
    body: `// Above app.use(express.json()), which would consume the body:
const rawBody = express.raw({type: () => true, limit: '1mb'});

app.post('/hooks/${brand.slug}', rawBody, (request, response) => {
  verifyWebhook(request.headers, request.body, secret); // a Buffer`,
    headers: `const id = request.get('webhook-id');
const timestamp = request.get('webhook-timestamp');
const signatures = request.get('webhook-signature')?.split(' ') ?? [];`,
  },
  nextjs: {
    ...NODE,
    body: `export async function POST(request) {
  // Not await request.json():
  const body = Buffer.from(await request.arrayBuffer());
  verifyWebhook(request.headers, body, secret);`,
    headers: fetchHeaders,
  },
  'cloudflare-workers': {
    ...NODE,
    body: `// Not await request.json():
const body = Buffer.from(await request.arrayBuffer());
verifyWebhook(request.headers, body, secret);`,
    headers: fetchHeaders,
    secret: `const secret = env.${VARIABLE}; // whsec_…, of this endpoint
const key = Buffer.from(secret.slice('whsec_'.length), 'base64');`,
  },
  django: {
    ...PYTHON,
    body: `# Not json.dumps(json.loads(request.body)):
verify_webhook(request.headers, request.body, secret)`,
    headers: `message_id = request.headers.get("webhook-id")
timestamp = request.headers.get("webhook-timestamp")
signatures = request.headers.get("webhook-signature", "").split(" ")`,
  },
  fastapi: {
    ...PYTHON,
    body: `async def receive(request: Request):  # a Request, and no model
    body = await request.body()
    verify_webhook(request.headers, body, SECRET)`,
    headers: `message_id = request.headers.get("webhook-id")
timestamp = request.headers.get("webhook-timestamp")
signatures = request.headers.get("webhook-signature", "").split(" ")`,
  },
  rails: {
    body: `# Not params.to_json:
verify_webhook(headers, request.raw_post, ${VARIABLE})`,
    headers: `names = %w[webhook-id webhook-timestamp webhook-signature]
headers = names.to_h { |name| [name, request.headers[name]] }`,
    secret: `secret = ENV.fetch("${VARIABLE}").strip # whsec_…, of this endpoint
key = secret.delete_prefix("whsec_").unpack1("m0")`,
    content: `content = "#{id}.#{timestamp}.".b + body.b # the raw body
digest = OpenSSL::HMAC.digest("SHA256", key, content)
expected = "v1,#{[digest].pack("m0")}"`,
  },
  laravel: {
    body: `// Not json_encode($request->all()):
$body = $request->getContent();`,
    headers: `$id = $request->header('webhook-id');
$timestamp = $request->header('webhook-timestamp');
$signatures = explode(' ', $request->header('webhook-signature', ''));`,
    secret: `$secret = trim(config('services.${brand.slug}.webhook_secret')); // whsec_…
$key = base64_decode(substr($secret, strlen('whsec_')), true);`,
    content: `$digest = hash_hmac('sha256', "$id.$timestamp.$body", $key, true); // true: bytes
$expected = 'v1,' . base64_encode($digest);`,
  },
  go: {
    body: `// Before any json.NewDecoder(r.Body):
body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))`,
    headers: `id := r.Header.Get("webhook-id")
timestamp := r.Header.Get("webhook-timestamp")
signatures := strings.Split(r.Header.Get("webhook-signature"), " ")`,
    secret: `secret := strings.TrimSpace(os.Getenv("${VARIABLE}"))
key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))`,
    content: `mac := hmac.New(sha256.New, key)
mac.Write([]byte(id + "." + timestamp + "."))
mac.Write(body) // the raw body
expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))`,
  },
  java: {
    body: `// Bytes, and no model:
public ResponseEntity<Void> receive(
    @RequestBody byte[] body, @RequestHeader HttpHeaders headers) {`,
    headers: `String id = headers.getFirst("webhook-id");
String timestamp = headers.getFirst("webhook-timestamp");
String[] signatures = headers.getFirst("webhook-signature").split(" ");`,
    secret: `String secret = System.getenv("${VARIABLE}").strip();
byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));`,
    content: `Mac mac = Mac.getInstance("HmacSHA256");
mac.init(new SecretKeySpec(key, "HmacSHA256"));
mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
String expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));`,
  },
  csharp: {
    body: `// Take HttpRequest, and bind no model:
using var body = new MemoryStream();
await request.Body.CopyToAsync(body);`,
    headers: `string? id = request.Headers["webhook-id"];
string? timestamp = request.Headers["webhook-timestamp"];
string[] signatures = $"{request.Headers["webhook-signature"]}".Split(' ');`,
    secret: `var secret = Environment.GetEnvironmentVariable("${VARIABLE}")!.Trim();
var key = Convert.FromBase64String(secret["whsec_".Length..]);`,
    content: `byte[] content = [.. Encoding.UTF8.GetBytes($"{id}.{timestamp}."), .. body];
var expected = "v1," + Convert.ToBase64String(HMACSHA256.HashData(key, content));`,
  },
};

/** A clock is set by the system, whatever the framework is. */
export const CLOCK_LINES = `date -u                    # compare it with the correct time
sudo timedatectl set-ntp true
timedatectl timesync-status`;
