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
    }
}

namespace Illuminate\Support\Facades {
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

    function app_path(string $path): string
    {
        return getcwd() . "/app/$path";
    }

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
            };
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
