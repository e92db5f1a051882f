// Mono's compiler knows no Main that returns a task.
using System.Threading.Tasks;

static class Entry
{
    static int Main()
    {
        return Await(Program.Main());
    }

    static int Await(Task<int> task)
    {
        return task.GetAwaiter().GetResult();
    }

    static int Await(Task task)
    {
        task.GetAwaiter().GetResult();
        return 0;
    }
}
