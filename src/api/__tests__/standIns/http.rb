# As much of a server as the stand-ins for Ruby's frameworks need.
require "socket"

def read_request(client)
  method, path = client.gets.to_s.split
  return if path.nil?

  env = {}
  while (line = client.gets.to_s.chomp) != ""
    name, value = line.split(": ", 2)
    env["HTTP_#{name.upcase.tr("-", "_")}"] = value
  end
  length = env["HTTP_CONTENT_LENGTH"]
  # Puma, too, gives a route no body that is cut short.
  body = length ? client.read(length.to_i) : ""
  ["#{method} #{path}", env, body] if body.to_s.bytesize == length.to_i
end

def serve(client)
  path, env, body = read_request(client)
  return if path.nil?

  status, text = env["HTTP_TRANSFER_ENCODING"] ? [411, ""] : yield(path, env, body)
  client.write("HTTP/1.1 #{status} -\r\nConnection: close\r\n\r\n#{text}")
rescue SystemCallError, IOError
  # The client is gone.
rescue StandardError => error
  warn error.message
  client.write("HTTP/1.1 500 -\r\nConnection: close\r\n\r\n")
ensure
  client.close
end

# The block takes "POST /path", the headers as a Rack environment and the body, and
# returns the status and the text of the response.
def serve_http(port, &answer)
  server = TCPServer.new("localhost", port)
  loop { Thread.new(server.accept) { |client| serve(client, &answer) } }
end
