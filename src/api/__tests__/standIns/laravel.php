<?php
// As much of Laravel as the docs' receiver uses: `php -S localhost:PORT laravel.php` in
// the folder of the project.

namespace Illuminate\Http {
    class Headers
    {
        public function all(): array
        {
            return array_map(
                fn (string $value) => [$value],
                array_change_key_case(getallheaders())
            );
        }
    }

    class Request
    {
        public Headers $headers;

        public function __construct()
        {
            $this->headers = new Headers();
        }

        public function getContent(): string
        {
            return file_get_contents('php://input');
        }

        public function input(string $name): mixed
        {
            return json_decode($this->getContent(), true)[$name] ?? null;
        }
    }
}

namespace Illuminate\Support\Facades {
    class Http
    {
        private array $headers = ['Content-Type' => 'application/json'];
        private int $seconds = 30;
        private int $status = 0;
        private string $body = '';

        public static function withToken(string $token): self
        {
            return (new self())->withHeaders(['Authorization' => "Bearer $token"]);
        }

        public function withHeaders(array $headers): self
        {
            $this->headers = $headers + $this->headers;
            return $this;
        }

        public function timeout(int $seconds): self
        {
            $this->seconds = $seconds;
            return $this;
        }

        public function post(string $url, array $data): self
        {
            $curl = curl_init($url);
            curl_setopt_array($curl, [
                CURLOPT_RETURNTRANSFER => true,
                CURLOPT_TIMEOUT => $this->seconds,
                CURLOPT_HTTPHEADER => array_map(
                    fn ($name, $value) => "$name: $value",
                    array_keys($this->headers),
                    $this->headers
                ),
                CURLOPT_POSTFIELDS => json_encode($data),
            ]);
            $this->body = curl_exec($curl);
            $this->status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
            return $this;
        }

        public function throw(): self
        {
            $reason = substr($this->body, 0, 120);
            return $this->status < 400
                ? $this
                : throw new \RuntimeException("status code $this->status:\n$reason");
        }

        public function json(): array
        {
            return json_decode($this->body, true);
        }
    }

    class Log
    {
        public static function info(string $message, array $context): void
        {
            error_log($message . ' ' . json_encode($context));
        }
    }

    class Route
    {
        public static array $routes = [];

        public static function post(string $path, callable $action): void
        {
            self::$routes["POST $path"] = $action;
        }
    }
}

namespace {
    use Illuminate\Http\Request;
    use Illuminate\Support\Facades\Route;

    ini_set('display_errors', '0');

    function env(string $name): ?string
    {
        return getenv($name) === false ? null : getenv($name);
    }

    function config(string $key): mixed
    {
        [$file, $entry, $name] = explode('.', $key);
        return (require getcwd() . "/config/$file.php")[$entry][$name];
    }

    class Response
    {
        public function __construct(string $text, int $status)
        {
            http_response_code($status);
            echo $text;
        }

        public function header(string $name, string $value): self
        {
            header("$name: $value");
            return $this;
        }
    }

    function response(string ...$content): object
    {
        return $content
            ? new Response(...$content)
            : new class () {
                public function noContent(): Response
                {
                    return new Response('', 204);
                }

                public function json(array $data, int $status): Response
                {
                    return new Response(json_encode($data), $status);
                }
            };
    }

    // As Composer does.
    $composer = json_decode(file_get_contents(getcwd() . '/composer.json'), true);
    foreach ($composer['autoload']['files'] as $file) {
        require_once getcwd() . "/$file";
    }
    require getcwd() . '/routes/web.php';
    $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    $action = Route::$routes["{$_SERVER['REQUEST_METHOD']} $path"] ?? null;
    if ($action === null) {
        http_response_code(404);
        exit;
    }
    try {
        $action(new Request());
    } catch (Throwable $error) {
        error_log(get_class($error) . ': ' . $error->getMessage());
        http_response_code(500);
    }
}
